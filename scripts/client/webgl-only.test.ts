import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutOtherParts } from './webgl-only.ts'

const scene = join(import.meta.dirname, '../../node_modules/pixi.js/lib/scene')
const registered = (code: string) => [...code.matchAll(/extensions\.add\((\w+)\)/g)].map(([, name]) => name)

/** Every part that the installed PixiJS registers for what stands in a scene. */
const parts = readdirSync(scene, { withFileTypes: true }).flatMap(entry => {
  if (!entry.isDirectory() || !readdirSync(join(scene, entry.name)).includes('init.mjs')) return []
  return registered(withoutOtherParts(readFileSync(join(scene, entry.name, 'init.mjs'), 'utf8')))
})

describe('PixiJS with WebGL alone', () => {
  it('keeps every part that WebGL draws with', () => {
    expect(parts).toEqual(
      expect.arrayContaining([
        'GraphicsPipe',
        'GraphicsContextSystem',
        'CanvasTextPipe',
        'CanvasTextSystem',
        'MeshPipe',
        'GlParticleContainerPipe',
        'BitmapTextPipe',
        'TilingSpritePipe',
      ]),
    )
  })

  it('registers no part of its canvas renderer and none of WebGPU', () => {
    const others = parts.filter(name => /^Canvas(?!Text)|^Gpu|Renderer/.test(name ?? ''))
    expect(others).toEqual([])
  })
})
