/**
 * The scenes are drawn with WebGL alone. PixiJS registers the parts of its two other renderers when it starts, a tenth of its script: in
 * the client's build none of them is there. What its texts share with them asks, while the file is evaluated, whether a canvas can
 * multiply colours, and waits for the graphics card to tell: every browser that runs the app can.
 */
import type { Plugin } from 'vite'

const chooser = /pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/
const starter = /pixi\.js\/lib\/scene\/[\w-]+\/init\.mjs$/

const colourQuestion = /pixi\.js\/lib\/rendering\/renderers\/canvas\/utils\/canUseNewCanvasBlendModes\.mjs$/

const webglRenderer = `import { WebGLRenderer } from './gl/WebGLRenderer.mjs'
export async function autoDetectRenderer({ webgl, ...options }) {
  const renderer = new WebGLRenderer()
  await renderer.init({ ...options, ...webgl })
  return renderer
}
`

/** Parts of the canvas renderer and of WebGPU, by the name they are imported with. `CanvasTextPipe` belongs to WebGL. */
const otherPart =
  /^(Canvas(Graphics|ParticleContainer|BitmapText|NineSliceSprite|TilingSprite|RendererText)\w*|Gpu\w+Pipe)$/

const imported = /^import \{ (\w+) \} from .*$/gm
const added = /^extensions\.add\((\w+)\);?$/gm

/** What a file of PixiJS that registers parts looks like with WebGL alone. Pure. */
export function withoutOtherParts(code: string): string {
  const keep = (line: string, name: string) => (otherPart.test(name) ? '' : line)
  return code.replace(imported, keep).replace(added, keep)
}

export function webglOnly(): Plugin {
  return {
    name: 'webgl-only',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (chooser.test(id)) return { code: webglRenderer, map: null }
      if (colourQuestion.test(id))
        return { code: 'export const canUseNewCanvasBlendModes = () => true', map: null }
      if (starter.test(id)) return { code: withoutOtherParts(code), map: null }
      return undefined
    },
  }
}
