/**
 * Manual time, and the cost of each frame: milliseconds of script, draw calls, textures. It wraps browser functions before the
 * stage uses them. Frames follow each other as fast as the script allows, each a sixtieth of a second of the stage's time.
 */

export interface FrameLog {
  /** Draws frames until the promise resolves. */
  until<T>(promise: Promise<T>): Promise<T>
  /** Draws frame after frame for so many milliseconds of the stage's time. */
  run(millis: number): Promise<void>
  /** How many frames the page has requested. */
  requested(): number
  clear(): void
  /** Also counts frames without a draw call, for content that is drawn without the graphics card. */
  countAll(all: boolean): void
  read(): { script: number[]; draws: number[] }
  textures(): number
  /** How many textures there are of each kind. */
  texturesByKind(): Record<TextureKind, number>
  /** Bytes of their images, including mipmaps. */
  textureBytes(): number
}

/** Where the content of a texture comes from. Canvases are texts, and objects that are drawn once. */
export type TextureKind = 'images' | 'canvases' | 'videos' | 'others'

const FRAME = 1000 / 60 // ms

const script: number[] = []
const draws: number[] = []
let calls = 0
let alive = 0
let countsAll = false

const realNow = performance.now.bind(performance)
const born = Date.now()
let time = realNow()
let waiting: FrameRequestCallback[] = []
let requests = 0

performance.now = () => time
Date.now = () => Math.round(born + time)
window.requestAnimationFrame = callback => {
  requests++
  return waiting.push(callback)
}

function drawFrame(): void {
  time += FRAME
  const due = waiting
  waiting = []
  calls = 0
  const began = realNow()
  for (const callback of due) callback(time)
  if (calls === 0 && !countsAll) return // the stage drew nothing
  script.push(realNow() - began)
  draws.push(calls)
}

const breath = new MessageChannel()
/** Lets promises, images and timers run. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    breath.port1.onmessage = () => resolve()
    breath.port2.postMessage(0)
  })

type Verb = 'drawElements' | 'drawArrays' | 'drawElementsInstanced' | 'drawArraysInstanced'
const verbs: Verb[] = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']
const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>

function wrap(name: string, onCall: (...args: unknown[]) => void): void {
  const verb = gl[name]
  if (!verb) throw new Error(`no ${name}`)
  gl[name] = function (this: unknown, ...args: unknown[]) {
    onCall(...args)
    return verb.apply(this, args)
  }
}

/** Counts the calls without executing them: the software renderer would take a hundred times as long as the measured script. */
for (const verb of verbs)
  gl[verb] = () => {
    calls++
  }
wrap('createTexture', () => {
  alive++
})
wrap('deleteTexture', texture => {
  alive--
  bytes.delete(texture)
  kinds.delete(texture)
})

const bytes = new Map<unknown, number>() // by texture
const kinds = new Map<unknown, TextureKind>() // by texture
let bound: unknown
wrap('bindTexture', (_, texture) => {
  bound = texture
})
/** Called with width and height, or with an image that has them. */
wrap('texImage2D', (...args) => {
  const isPicture = args.length < 9
  const { width, height } = isPicture
    ? (args.at(-1) as ImageBitmap)
    : { width: Number(args[3]), height: Number(args[4]) }
  bytes.set(bound, width * height * 4)
  noteKind(args.at(-1))
})
wrap('texSubImage2D', (...args) => noteKind(args.at(-1)))
wrap('generateMipmap', () => {
  bytes.set(bound, (bytes.get(bound) ?? 0) * (4 / 3))
})

/** An empty texture gets its kind with its first content. */
function noteKind(content: unknown): void {
  if (content instanceof ImageBitmap || content instanceof HTMLImageElement) kinds.set(bound, 'images')
  else if (content instanceof HTMLCanvasElement) kinds.set(bound, 'canvases')
  else if (content instanceof HTMLVideoElement) kinds.set(bound, 'videos')
}

function countKinds(): Record<TextureKind, number> {
  const counts = { images: 0, canvases: 0, videos: 0, others: 0 }
  for (const kind of kinds.values()) counts[kind]++
  return { ...counts, others: alive - kinds.size }
}

declare global {
  interface Window {
    frameLog: FrameLog
  }
}
window.frameLog = {
  async until(promise) {
    let isResolved = false
    const end = () => {
      isResolved = true
    }
    void promise.then(end, end)
    while (!isResolved) {
      drawFrame()
      await breathe()
    }
    return promise
  },
  async run(millis) {
    for (const end = time + millis; time < end; ) {
      drawFrame()
      await breathe()
    }
  },
  requested: () => requests,
  clear() {
    script.length = 0
    draws.length = 0
  },
  countAll(all) {
    countsAll = all
  },
  read: () => ({ script: [...script], draws: [...draws] }),
  textures: () => alive,
  texturesByKind: countKinds,
  textureBytes: () => [...bytes.values()].reduce((sum, each) => sum + each, 0),
}
