import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isUnused, replacementOf, withPicturesAlone } from './webgl-only.ts'

const library = join(import.meta.dirname, '../../node_modules/pixi.js/lib')
const stage = join(import.meta.dirname, '../../src/stage')

describe('PixiJS reduced to WebGL', () => {
  it('has no part for unused kinds of scene objects', () => {
    const unused =
      /\b(Accessib\w+|DOMContainer|Spritesheet|AnimatedSprite|ParticleContainer|NineSlice\w+|TilingSprite|BitmapText|BitmapFont|HTMLText)\b/
    const users = readdirSync(stage, { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.ts') && unused.test(readFileSync(join(stage, file), 'utf8')),
    )
    expect(users).toEqual([])
    const starters = ['dom', 'accessibility', 'spritesheet', 'scene/sprite-tiling', 'scene/text-bitmap']
    const files = starters.map(name => join(library, name, 'init.mjs'))
    expect(files.filter(file => !existsSync(file) || !isUnused(file))).toEqual([])
    expect(isUnused(join(library, 'scene/graphics/init.mjs'))).toBe(false)
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
})
