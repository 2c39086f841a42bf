/** `tsx assets/characters/try.ts [slug,…|all] [size] [expression,…] [sheet]`: a quick look at creatures while their spec is written, in .cache/art. */
import { Studio, toSharp } from '../browser/studio.ts'
import { buildCreature } from './build.ts'
import type { Expression } from './creature.ts'
import { fitCamera } from './fit.ts'
import { cameraUniforms, creatureFragment } from './fragment.ts'
import { contactSheet } from './sheet.ts'
import { cards } from './specs/cards.ts'

const [slugs = 'all', size = '360', faces = 'calm', sheet = 'try'] = process.argv.slice(2)
const px = Number(size)
const studio = await Studio.open()
const pictures: Buffer[] = []
for (const spec of cards) {
  if (slugs !== 'all' && !slugs.split(',').includes(spec.slug)) continue
  const started = Date.now()
  try {
    const camera = await fitCamera(studio, spec)
    for (const face of faces.split(',') as Expression[]) {
      const creature = buildCreature(spec, face)
      const drawing = await studio.draw(
        creatureFragment(creature.sculpture, creature.light),
        px,
        px,
        cameraUniforms(camera),
      )
      pictures.push(await toSharp(drawing.picture).png().toBuffer())
    }
    console.log(spec.slug, Date.now() - started, 'ms')
  } catch (error) {
    console.error(spec.slug, String(error).slice(0, 800))
  }
}
await studio.close()
await contactSheet(
  `.cache/art/${sheet}.png`,
  pictures,
  { w: px, h: px },
  faces.includes(',') ? faces.split(',').length * 2 : 4,
)
