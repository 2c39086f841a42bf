/** Instruments and what makes a noise. */
import { accordion } from '../music/accordion.ts'
import { bell } from '../music/bell.ts'
import { cricket } from '../music/cricket.ts'
import { drum } from '../music/drum.ts'
import { elephone } from '../music/elephone.ts'
import { guitar } from '../music/guitar.ts'
import { megaphone } from '../music/megaphone.ts'
import { mermaid } from '../music/mermaid.ts'
import { vinyl } from '../music/vinyl.ts'
import { whistle } from '../music/whistle.ts'
import type { Archetypes } from './archetypes.ts'

export const music = {
  accordion,
  bell,
  cricket,
  drum,
  elephone,
  guitar,
  megaphone,
  mermaid,
  vinyl,
  whistle,
} satisfies Archetypes
