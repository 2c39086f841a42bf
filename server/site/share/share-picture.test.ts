import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Character } from '@/contract/endpoints/game/characters.ts'
import { catalogue } from '../../../assets/catalogue/catalogue.ts'
import { characterRow } from '../../seed/catalogue.ts'
import { openSharePictures } from './share-picture.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-share-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const words = { kind: 'Rara · Fuoco', number: 'Carta n. 2', site: 'Bottega Arcana' }
const entry = catalogue.find(({ slug }) => slug === 'volpardore')!
const volpardore = Character.parse({
  ...characterRow(entry),
  id: 1,
  meta_data: {},
  extra_details: {},
  extra_info: { card_selled: 0 },
})

it('composes a preview image in the size for link previews and in the reader’s language', async () => {
  const pictures = openSharePictures('public', folder)
  const italian = await pictures.of(volpardore, 'it', words, 'reader')
  const { width, height, format } = await sharp(italian!).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(italian!.length).toBeLessThan(600_000)
  const german = await pictures.of(volpardore, 'de', { ...words, kind: 'Selten · Feuer' }, 'reader')
  expect(german!.equals(italian!)).toBe(false)
})
