/** A virtual display: Firefox and WebKitGTK render WebGL only with one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export interface Display {
  name: string // `:99`
  close(): void
}

// Without -noreset, Xvfb resets itself when its last client disconnects, and refuses a browser that connects
// meanwhile.
const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset']

export async function openDisplay(): Promise<Display> {
  const child = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb left with ${code}`))),
  ])) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => void child.kill() }
}
