import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dotsPerInch } from '@/domain/print-frame.ts'
import { openLocalFolder } from '../../kernel/files/local-folder.ts'
import { layerSources } from './layer-sources.ts'

const usual = { width: 169, height: 169 } // millimetres of a character on a shirt

it('prints a character from its large drawing, at 150 dots per inch or more in its usual size', async () => {
  const bytes = await layerSources(openLocalFolder('/nowhere')).character('ondalice')
  const { width, height } = await sharp(bytes ?? undefined).metadata()
  expect(dotsPerInch({ width, height }, usual)).toBeGreaterThanOrEqual(150)
})

it('prints a character without a large drawing from the screen picture, and refuses a path as a character', async () => {
  const { character } = layerSources(openLocalFolder('/nowhere'))
  expect(await character('../documents/x')).toBeNull()
  expect(await character('nobody')).toBeNull()
})
