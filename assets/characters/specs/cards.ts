/**
 * Every card's art, in card order: the roster says who it is, its type's file how it looks. What a line does not say keeps the
 * archetype's default. `tsx assets/characters/try.ts <slug>` shows it in seconds.
 */
import { roster } from '../../catalogue/roster.ts'
import { acqua } from './acqua.ts'
import { anomalia } from './anomalia.ts'
import { aria } from './aria.ts'
import { cosmico } from './cosmico.ts'
import { divino } from './divino.ts'
import { fuoco } from './fuoco.ts'
import { ghiaccio } from './ghiaccio.ts'
import { luce } from './luce.ts'
import { meccanico } from './meccanico.ts'
import { natura } from './natura.ts'
import { oggetto } from './oggetto.ts'
import { oscurita } from './oscurita.ts'
import { psichico } from './psichico.ts'
import type { ArtLines, ArtSpec } from './spec.ts'
import { suono } from './suono.ts'
import { terra } from './terra.ts'

export const artLines: ArtLines = {
  ...natura,
  ...aria,
  ...fuoco,
  ...terra,
  ...oggetto,
  ...acqua,
  ...ghiaccio,
  ...psichico,
  ...meccanico,
  ...cosmico,
  ...divino,
  ...luce,
  ...oscurita,
  ...suono,
  ...anomalia,
}

export const cards: readonly ArtSpec[] = roster.flatMap(line => {
  const art = artLines[line.slug]
  return art ? [{ ...line, ...art }] : []
})
