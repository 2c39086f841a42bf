// @vitest-environment happy-dom
import { Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { Kit } from '../../app/kit.ts'
import { plainCharacterArt } from '../../art/character-art.ts'
import { sampleCard } from '../../testing/sample-pictures.ts'
import { FlatCard } from './flat-card.ts'

const hold = vi.fn<(addresses: readonly string[]) => void>()
const release = vi.fn<(addresses: readonly string[]) => void>()
const kit = {
  drawn: { texture: () => Texture.WHITE },
  art: {
    figureOf: (slug: string) => ({ ...plainCharacterArt, background: `/${slug}.webp` }),
    use: (_: string | null, draw: (texture: Texture | null) => void) => draw(null),
    hold,
    release,
  },
} as unknown as Kit

it('holds only the landscape of the card that it shows', () => {
  const flat = new FlatCard(kit, { x: 0, y: 0, w: 100 })
  flat.showCard(sampleCard(1))
  flat.showCard(sampleCard(1))
  expect([hold.mock.calls.flat(2), release.mock.calls.flat(2)]).toEqual([['/card-1.webp'], []])
  flat.showCard(sampleCard(2))
  expect(release.mock.calls.flat(2)).toEqual(['/card-1.webp'])
  flat.destroy({ children: true })
  expect(hold.mock.calls.flat(2)).toEqual(['/card-1.webp', '/card-2.webp'])
  expect(release.mock.calls.flat(2)).toEqual(['/card-1.webp', '/card-2.webp'])
})
