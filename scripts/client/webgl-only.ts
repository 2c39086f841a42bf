/**
 * Reduces PixiJS to its WebGL renderer (43 KB less of 308, decision 0042). The client build replaces files of PixiJS that choose a
 * renderer, and removes kinds of objects that no scene uses, loaders of formats that no scene loads, and the part of GSAP that animates
 * page elements.
 *
 * PixiJS also detects features that every browser with WebGL 2 has, partly in a second context. Each detection delays the start on
 * phones, so the build replaces them with constant results.
 */
import type { Plugin } from 'vite'

const chooser = /pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/

/** Unused kinds of scene objects, and the accessibility of the canvas: screen readers use the controls in the page. */
const unusedStarter =
  /pixi\.js\/lib\/(accessibility|dom|spritesheet|scene\/(particle-container|sprite-nine-slice|sprite-tiling|text-bitmap|text-html))\/init\.mjs$/

export const isUnused = (id: string): boolean => unusedStarter.test(id)

/** Constant results: support for multiply blending, and WebGL 2 guarantees (high precision in fragment shaders, draw buffers). */
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

/** Returns the replacement for a PixiJS file that only detects features, undefined for any other file. Pure. */
export const replacementOf = (id: string): string | undefined =>
  replacements.find(([file]) => file.test(id))?.[1]

const webglRenderer = `import { WebGLRenderer } from './gl/WebGLRenderer.mjs'
export async function autoDetectRenderer({ webgl, ...options }) {
  const renderer = new WebGLRenderer()
  await renderer.init({ ...options, ...webgl })
  return renderer
}
`

const assets = /pixi\.js\/lib\/assets\/Assets\.mjs$/

/** PixiJS loads only images of one supported format. Loaders and detection of other formats are removed. */
const otherAsset = /^(detect(?!Defaults)\w+|load(?!Textures)\w+|bitmapFontCachePlugin)$/

const importedAsset = /^import \{ ([\w, ]+) \} from .*$/gm
const addedAsset = /^ {2}(\w+),$/gm

/** Returns PixiJS's asset module with image loading only. Pure. */
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
      if (assets.test(id)) return { code: withPicturesAlone(code), map: null }
      return undefined
    },
  }
}
