import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from './servers.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'servers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SITE = { shopUrl: 'https://shop.example/', webRoot: '/nowhere' }
/** A server of a few lines, which says that it was started by a file in the folder. */
const NODE: Server = {
  name: 'Node',
  program: process.execPath,
  encodings: [],
  prepare: (_, place, port) => [
    '-e',
    `require('node:fs').writeFileSync(${JSON.stringify(path.join(place, 'started'))}, '')
     require('node:http').createServer((_, answer) => answer.end('own')).listen(${port}, '127.0.0.1')`,
  ],
}

/** Takes any free port until it is closed. */
async function takePort() {
  const other = createServer((_, answer) => answer.end('another'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => other.close(resolve)) }
}

test('a server whose port is taken is not started, and the message names both', async () => {
  const { port, close } = await takePort()
  try {
    await expect(startServer(NODE, SITE, folder, port)).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken, so Node is not started.`,
    )
    expect(existsSync(path.join(folder, 'started'))).toBe(false)
  } finally {
    await close()
  }
})

test('a server at a free port answers until it is stopped', async () => {
  const { port, close } = await takePort()
  await close()
  const stop = await startServer(NODE, SITE, folder, port)
  const read = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  try {
    expect(await read()).toBe('own')
  } finally {
    await stop()
  }
  await expect(read()).rejects.toThrow()
})
