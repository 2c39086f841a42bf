// @vitest-environment happy-dom
import { Container, Sprite, Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import type { Kit } from '../app/kit.ts'
import { sampleCard } from '../testing/sample-pictures.ts'
import { dressCard } from './card-art.ts'

/** A kit whose images arrive when the test says so. */
function kitOf(known: Texture | null) {
  const drawn: string[] = []
  let arrive: (texture: Texture) => void = () => {}
  const kit = {
    art: {
      use: (_: string, draw: (texture: Texture) => void) => {
        arrive = draw
        if (known) draw(known)
      },
    },
    drawn: {
      sprite: (name: string) => {
        drawn.push(name)
        return new Sprite(Texture.EMPTY)
      },
    },
  } as unknown as Kit
  return { kit, drawn, arrive: (texture: Texture) => arrive(texture) }
}

it('shows the type of a card until its image has loaded', () => {
  const { kit, drawn, arrive } = kitOf(null)
  const holder = new Container()
  dressCard(kit, holder, sampleCard(1), 60)
  expect(drawn).toEqual(['blank:Fuoco:Comune:60'])
  expect(holder.children).toHaveLength(1)
  arrive(Texture.WHITE)
  expect(holder.children.map(child => (child as Sprite).texture)).toEqual([Texture.WHITE])
})

it('shows a loaded image immediately', () => {
  const { kit, drawn } = kitOf(Texture.WHITE)
  const holder = new Container()
  dressCard(kit, holder, sampleCard(1), 60)
  expect(drawn).toEqual([])
  expect(holder.children.map(child => (child as Sprite).texture)).toEqual([Texture.WHITE])
})
