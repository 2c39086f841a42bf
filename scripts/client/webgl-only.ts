/**
 * The scenes are drawn with WebGL alone. PixiJS registers the parts of its two other renderers when it starts, a tenth of its script: in
 * the client's build none of them is there, nor what no scene is made of, nor the part of GSAP that moves elements of the page.
 *
 * PixiJS also asks the graphics card what every browser with WebGL 2 can do, some of it in a second context, and a phone waits for each
 * answer: those questions are answered here.
 */
import type { Plugin } from 'vite'

const chooser = /pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/
const starter = /pixi\.js\/lib\/scene\/[\w-]+\/init\.mjs$/

/** Kinds of pieces, and what makes the canvas itself readable: a screen reader has the page beside it. */
const unusedStarter =
  /pixi\.js\/lib\/(accessibility|dom|spritesheet|scene\/(particle-container|sprite-nine-slice|sprite-tiling|text-bitmap|text-html))\/init\.mjs$/

export const isUnused = (id: string): boolean => unusedStarter.test(id)

/** Whether a canvas can multiply colours, and what WebGL 2 promises: whole precision in fragments and textures to draw with at once. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /pixi\.js\/lib\/rendering\/renderers\/canvas\/utils\/canUseNewCanvasBlendModes\.mjs$/,
    'export const canUseNewCanvasBlendModes = () => true',
  ],
  [
    /pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/program\/getMaxFragmentPrecision\.mjs$/,
    "export const getMaxFragmentPrecision = () => 'highp'",
  ],
  [
    /pixi\.js\/lib\/rendering\/batcher\/gl\/utils\/maxRecommendedTextures\.mjs$/,
    'export const getMaxTexturesPerBatch = () => 16',
  ],
]

/** The text instead of a file of PixiJS's that only asks. Pure. */
export const replacementOf = (id: string): string | undefined =>
  replacements.find(([file]) => file.test(id))?.[1]

const contextSystem = /pixi\.js\/lib\/rendering\/renderers\/gl\/context\/GlContextSystem\.mjs$/

/** No picture of ours is compressed for the graphics card, so nothing of that kind is asked for. Pure. */
export const withoutCompressedFormats = (code: string): string =>
  code.replace(/\w+\.getExtension\("\w*(compressed_texture|texture_compression)_\w+"\)/g, 'null')

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

const assets = /pixi\.js\/lib\/assets\/Assets\.mjs$/

/** What is loaded with PixiJS is pictures of one known kind: no others are read, and no browser is tried for which it knows. */
const otherAsset = /^(detect(?!Defaults)\w+|load(?!Textures)\w+|bitmapFontCachePlugin)$/

const importedAsset = /^import \{ ([\w, ]+) \} from .*$/gm
const addedAsset = /^ {2}(\w+),$/gm

const imported = /^import \{ (\w+) \} from .*$/gm
const added = /^extensions\.add\((\w+)\);?$/gm

/** What a file of PixiJS that registers parts looks like with WebGL alone. Pure. */
export function withoutOtherParts(code: string): string {
  const keep = (line: string, name: string) => (otherPart.test(name) ? '' : line)
  return code.replace(imported, keep).replace(added, keep)
}

/** What PixiJS's file of assets looks like when only pictures are loaded. Pure. */
export function withPicturesAlone(code: string): string {
  const isOther = (names: string) => names.split(', ').every(name => otherAsset.test(name))
  const keep = (line: string, names: string) => (isOther(names) ? '' : line)
  return code.replace(importedAsset, keep).replace(addedAsset, keep)
}

export function webglOnly(): Plugin {
  return {
    name: 'webgl-only',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      return source === 'gsap' ? this.resolve('gsap/gsap-core.js') : undefined
    },
    transform(code, id) {
      if (isUnused(id)) return { code: '', map: null }
      if (chooser.test(id)) return { code: webglRenderer, map: null }
      const replacement = replacementOf(id)
      if (replacement !== undefined) return { code: replacement, map: null }
      if (contextSystem.test(id)) return { code: withoutCompressedFormats(code), map: null }
      if (assets.test(id)) return { code: withPicturesAlone(code), map: null }
      if (starter.test(id)) return { code: withoutOtherParts(code), map: null }
      return undefined
    },
  }
}
