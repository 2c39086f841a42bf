/** Every clip: two strengths for each type, and one of its own for each Unica. */
import { type CardType, codeName, elements } from '../../src/contract/endpoints/game/characters.ts'
import type { Clip } from './show.ts'
import { acqua } from './shows/acqua.ts'
import { anomalia } from './shows/anomalia.ts'
import { anomaliaUnica } from './shows/anomalia-unica.ts'
import { aria } from './shows/aria.ts'
import { cosmico } from './shows/cosmico.ts'
import { divino } from './shows/divino.ts'
import { fuoco } from './shows/fuoco.ts'
import { ghiaccio } from './shows/ghiaccio.ts'
import { idranera } from './shows/idranera.ts'
import { luce } from './shows/luce.ts'
import { meccanico } from './shows/meccanico.ts'
import { natura } from './shows/natura.ts'
import { oggetto } from './shows/oggetto.ts'
import { oscurita } from './shows/oscurita.ts'
import { psichico } from './shows/psichico.ts'
import { serafocchio } from './shows/serafocchio.ts'
import { suono } from './shows/suono.ts'
import { terra } from './shows/terra.ts'

const ofType: Record<CardType, string> = {
  Natura: natura,
  Aria: aria,
  Fuoco: fuoco,
  Terra: terra,
  Oggetto: oggetto,
  Acqua: acqua,
  Ghiaccio: ghiaccio,
  Psichico: psichico,
  Meccanico: meccanico,
  Cosmico: cosmico,
  Divino: divino,
  Luce: luce,
  Oscurità: oscurita,
  Suono: suono,
  '???': anomalia,
}

/** By the slug of the character. */
const ofUnica: Record<string, string> = { serafocchio, idranera, anomalia: anomaliaUnica }

export const clips: readonly Clip[] = [
  ...elements.flatMap(tipo =>
    (['light', 'heavy'] as const).map(strength => ({
      name: `${codeName(tipo)}-${strength}`,
      strength,
      glsl: ofType[tipo],
    })),
  ),
  ...Object.entries(ofUnica).map(([name, glsl]) => ({ name, strength: 'unica' as const, glsl })),
]
