const EVERY_MS = { terminal: 200, log: 5000 }

/** Says now and then how far a long piece of work is and how long it will take yet: on one line, or in a log on several. */
export function startProgress(
  all: number,
  noun: string,
  out: NodeJS.WriteStream = process.stdout,
): (done: number) => void {
  const started = performance.now()
  const everyMs = out.isTTY ? EVERY_MS.terminal : EVERY_MS.log
  let saidAt = started
  return (done) => {
    const now = performance.now()
    if (out.isTTY && done === all) out.write('\r\u001B[K')
    if (done === all || now - saidAt < everyMs) return
    saidAt = now
    const text = formatProgress(done, all, noun, now - started)
    out.write(out.isTTY ? `\r\u001B[K${text}` : `${text}\n`)
  }
}

/** "1,200 of 50,000 pages, 4 min left". */
export function formatProgress(done: number, all: number, noun: string, elapsedMs: number): string {
  const leftS = Math.ceil(((elapsedMs / done) * (all - done)) / 1000)
  const left = leftS < 90 ? `${leftS} s` : `${Math.round(leftS / 60)} min`
  return `${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${noun}, ${left} left`
}
