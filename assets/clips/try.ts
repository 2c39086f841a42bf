/** `tsx assets/clips/try.ts [name,…|all] [size] [moments]`: strips of small frames while a show is written, in .cache/art/clips-try.png. */
import { Studio, toSharp } from '../browser/studio.ts'
import { contactSheet } from '../characters/sheet.ts'
import { clips } from './clips.ts'
import { clipFragment } from './show.ts'

const [names = 'all', size = '176', count = '8', sheet = 'clips-try'] = process.argv.slice(2)
const px = Number(size)
const moments = Array.from({ length: Number(count) }, (_, i) => (i + 0.7) / (Number(count) + 0.6))
const studio = await Studio.open()
const pictures: Buffer[] = []
for (const clip of clips) {
  if (names !== 'all' && !names.split(',').includes(clip.name)) continue
  const started = Date.now()
  try {
    for (const moment of moments) {
      const { picture } = await studio.draw(clipFragment(clip, moment), px, px)
      pictures.push(await toSharp(picture).png().toBuffer())
    }
    console.log(clip.name, Date.now() - started, 'ms')
  } catch (error) {
    console.error(clip.name, String(error).slice(0, 700))
  }
}
await studio.close()
await contactSheet(`.cache/art/${sheet}.png`, pictures, { w: px, h: px }, moments.length, '#000000')
