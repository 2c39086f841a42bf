import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  isUnused,
  replacementOf,
  withoutCompressedFormats,
  withoutOtherParts,
  withPicturesAlone,
} from './webgl-only.ts'

const library = join(import.meta.dirname, '../../node_modules/pixi.js/lib')
const scene = join(library, 'scene')
const stage = join(import.meta.dirname, '../../src/stage')
const registered = (code: string) => [...code.matchAll(/extensions\.add\((\w+)\)/g)].map(([, name]) => name)

/** All parts that the installed PixiJS registers for scene objects. */
const parts = readdirSync(scene, { withFileTypes: true }).flatMap(entry => {
  const file = join(scene, entry.name, 'init.mjs')
  if (!entry.isDirectory() || !existsSync(file) || isUnused(file)) return []
  return registered(withoutOtherParts(readFileSync(file, 'utf8')))
})

describe('PixiJS reduced to WebGL', () => {
  it('keeps every part that WebGL needs', () => {
    expect(parts).toEqual(
      expect.arrayContaining([
        'GraphicsPipe',
        'GraphicsContextSystem',
        'CanvasTextPipe',
        'CanvasTextSystem',
        'MeshPipe',
      ]),
    )
  })

  it('registers no part of the canvas renderer or of WebGPU', () => {
    const unexpected = parts.filter(name => /^Canvas(?!Text)|^Gpu|Renderer/.test(name ?? ''))
    expect(unexpected).toEqual([])
  })

  it('has no part for unused kinds of scene objects', () => {
    const unused =
      /\b(Accessib\w+|DOMContainer|Spritesheet|AnimatedSprite|ParticleContainer|NineSlice\w+|TilingSprite|BitmapText|BitmapFont|HTMLText)\b/
    const users = readdirSync(stage, { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.ts') && unused.test(readFileSync(join(stage, file), 'utf8')),
    )
    expect(users).toEqual([])
    const withOwn = ['dom', 'accessibility', 'spritesheet'].map(name => join(library, name, 'init.mjs'))
    expect(withOwn.every(file => existsSync(file) && isUnused(file))).toBe(true)
    expect(parts).not.toContain('TilingSpritePipe')
  })

  it('loads images and does not detect support for other formats', () => {
    const code = withPicturesAlone(readFileSync(join(library, 'assets/Assets.mjs'), 'utf8'))
    expect(code).toMatch(
      /extensions\.add\(\s+cacheTextureArray,\s+detectDefaults,\s+loadTextures,\s+resolveTextureUrl,\s+resolveJsonUrl\s+\)/,
    )
  })

  it.each([
    'rendering/renderers/canvas/utils/canUseNewCanvasBlendModes.mjs',
    'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs',
    'rendering/batcher/gl/utils/maxRecommendedTextures.mjs',
  ])('%s is replaced by what it exports', file => {
    const path = join(library, file)
    const [, exported] = /export \{ (\w+) \}/.exec(readFileSync(path, 'utf8')) ?? []
    expect(exported).toBeDefined()
    expect(replacementOf(path)).toContain(`export const ${exported} = `)
  })

  it('creates no second context: every file that does so is replaced', () => {
    const users = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.mjs') && /\bgetTestContext\(\)/.test(readFileSync(join(library, file), 'utf8')),
    )
    const unexpected = users.filter(
      file => !replacementOf(join(library, file)) && !/getTestContext\.mjs$/.test(file),
    )
    expect(unexpected.filter(file => !/compressed-textures|CompressedTextureFormats/i.test(file))).toEqual([])
  })

  it('does not query support for compressed textures', () => {
    const file = join(library, 'rendering/renderers/gl/context/GlContextSystem.mjs')
    const code = withoutCompressedFormats(readFileSync(file, 'utf8'))
    expect(code).not.toMatch(/compress/i)
    expect(code).toContain('gl.getExtension("EXT_texture_filter_anisotropic")')
  })
})
