import { Sprite } from 'pixi.js'
import { artOf } from '../art/art-addresses.ts'
import { fitCreature } from '../art/character-art.ts'
import type { CardSnapshot } from '../battle-snapshot.ts'
import type { Pose } from '../choreography/actors.ts'
import { typeLooks } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { LightLayers } from './light-layers.ts'

const OPACITY = 0.5

/** An image of a creature in the light of its type, which stays where the creature was and fades. */
export function ghost(
  layers: LightLayers,
  card: CardSnapshot,
  feet: Spot,
  body: Pose,
  tall: number,
  facesLeft: boolean,
): void {
  const { art } = layers.kit
  art.use(artOf(card.slug, 'creature'), texture => {
    if (!texture) return
    const { side, middle, soles } = fitCreature(texture, { ...art.figureOf(card.slug), size: 1 }, tall)
    const image = new Sprite(texture)
    image.anchor.set(middle, soles)
    image.setSize(side, side)
    image.scale.x *= body.scale.x * (facesLeft ? -1 : 1)
    image.scale.y *= body.scale.y
    image.position.set(feet.x + body.position.x, feet.y + body.position.y)
    image.rotation = body.rotation
    image.tint = typeLooks[card.tipo].light
    image.blendMode = 'add'
    image.alpha = OPACITY
    layers.back.addChild(image)
    layers.burn(image).to(image, { alpha: 0, duration: seconds('ghost') })
  })
}
