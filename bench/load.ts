/** A load of GET requests over a few kept connections, with as little work of its own as HTTP allows: it shares the machine. */
import { connect } from 'node:net'

export interface Load {
  perSecond: number
  p95: number // ms
  failures: number // answers that were not 200
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** One connection asking one after another until `isOver`. */
function connection(
  port: number,
  pathOf: () => string,
  isOver: () => boolean,
  told: (millis: number, ok: boolean) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let head = ''
    let left = -1 // bytes of the body still to come; -1 while the head is read
    let asked = 0
    const ask = () => {
      if (isOver()) return socket.end(resolve)
      head = ''
      left = -1
      asked = performance.now()
      socket.write(`GET ${pathOf()} HTTP/1.1\r\nhost: bench\r\nx-locale: it\r\n\r\n`)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', bytes => {
      if (left < 0) {
        head += bytes.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) return reject(new Error(`no length: ${head.slice(0, 200)}`))
        left = length - (head.length - end - 4)
      } else left -= bytes.length
      if (left > 0) return
      told(performance.now() - asked, head.startsWith('HTTP/1.1 200'))
      ask()
    })
  })
}

export async function loadOf(
  port: number,
  connections: number,
  millis: number,
  pathOf: (n: number) => string,
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  let n = 0
  const began = performance.now()
  const isOver = () => performance.now() - began > millis
  const told = (time: number, ok: boolean) => {
    times.push(time)
    if (!ok) failures += 1
  }
  await Promise.all(
    Array.from({ length: connections }, () => connection(port, () => pathOf(n++), isOver, told)),
  )
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95), failures }
}
