/** The number of tries at a random moment, in all: FAULTS=200 does it in full. */
export const TIMES = Number(process.env.FAULTS ?? 6)
const SEED = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

/** Numbers from 0 to 1 that look random, the same for the same seed (mulberry32). Prints the seed. */
export function createRandom(name: string): () => number {
  console.log(`${name}: FAULTS_SEED=${SEED}`)
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, SEED)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
