import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** So many jobs wait in each worker, so that it never waits for one. */
const AHEAD = 4

/**
 * Does jobs in worker threads, as many as there are processors and no more than there are jobs. They are taken from
 * `jobs` as they are needed, and their results come in no particular order. Rejects with the first error of a worker.
 */
export async function runInWorkers<Job, Result>(
  script: URL,
  workerData: unknown,
  jobs: Iterator<Job>,
  onResult: (job: Job, result: Result) => void,
): Promise<void> {
  const workers: Worker[] = []
  const runWorker = async (first: Job) => {
    const worker = new Worker(script, { workerData })
    workers.push(worker)
    await new Promise<void>((resolve, reject) => {
      const sent: Job[] = []
      const send = (job: Job) => {
        sent.push(job)
        worker.postMessage(job)
      }
      const sendNext = () => {
        const next = jobs.next()
        if (!next.done) send(next.value)
        else if (sent.length === 0) resolve()
      }
      worker.on('error', reject)
      worker.on('message', (result: Result) => {
        try {
          onResult(sent.shift()!, result)
          sendNext()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
      send(first)
      for (let ahead = 1; ahead < AHEAD; ahead++) sendNext()
    })
  }
  try {
    const running: Promise<void>[] = []
    while (running.length < availableParallelism()) {
      const first = jobs.next()
      if (first.done) break
      running.push(runWorker(first.value))
    }
    await Promise.all(running)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
