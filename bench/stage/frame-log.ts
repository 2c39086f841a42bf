/** What each frame costs: milliseconds inside its callbacks, draw calls, textures alive. It wraps the browser before the stage looks. */

export interface FrameLog {
  clear(): void
  read(): { script: number[]; draws: number[] }
  textures(): number
}

const script: number[] = []
const draws: number[] = []
let calls = 0
let alive = 0

const frames = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = callback =>
  frames(time => {
    const began = performance.now()
    calls = 0
    callback(time)
    if (calls === 0) return // a frame of somebody else
    script.push(performance.now() - began)
    draws.push(calls)
  })

type Verb = 'drawElements' | 'drawArrays' | 'drawElementsInstanced' | 'drawArraysInstanced'
const verbs: Verb[] = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']
const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...given: unknown[]) => unknown>

function wrap(name: string, told: () => void): void {
  const verb = gl[name]
  if (!verb) throw new Error(`no ${name}`)
  gl[name] = function (this: unknown, ...given: unknown[]) {
    told()
    return verb.apply(this, given)
  }
}

for (const verb of verbs)
  wrap(verb, () => {
    calls++
  })
wrap('createTexture', () => {
  alive++
})
wrap('deleteTexture', () => {
  alive--
})

declare global {
  interface Window {
    frameLog: FrameLog
  }
}
window.frameLog = {
  clear() {
    script.length = 0
    draws.length = 0
  },
  read: () => ({ script: [...script], draws: [...draws] }),
  textures: () => alive,
}
