import type { Card } from '../card.ts'
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
import { suono } from './suono.ts'
import { terra } from './terra.ts'

/** Numbers and texts of all cards, by type; the roster orders them. */
export const cards: readonly Card[] = [
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
]
