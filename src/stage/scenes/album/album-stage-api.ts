/** Input and interface of the album's stage. It uses pages as pictures with texts, and has no filters and no account. */

import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../app/battle-stage-api.ts'
import type { AlbumLayout } from './album-layout.ts'

export interface SlotPicture {
  number: string // as printed: '027'
  slug: string | null // for its silhouette or card; null if the catalogue does not have it
  card: { nome: string; rarita: Rarity; tipo: CardType; pv: number; atk: number } | null // null: missing
  copies: string // '×3', or '' for one
  mark: string // 'Nuova', or ''
}

export interface PagePicture {
  key: string // two pages with the same key look the same
  title: string
  count: string // '5 / 9'
  foot: string // page number
  slots: readonly SlotPicture[] // at most nine
}

export interface BookPicture {
  name: string // key of the filters; another name is another book
  pages: readonly PagePicture[]
  at: number // the first open page, from 0
}

export interface AlbumStageConfig {
  grip: HTMLElement // element that receives pointer input
  layout: AlbumLayout
  onTurn(at: number): void // the user has turned to this page
  onBusy(isBusy: boolean): void // whether a page is turning
  onCue(cue: CueName): void
  onLost(): void // the graphics context is lost and nothing is drawn
  reducedMotion: boolean
  quality?: StageQuality
}

export interface AlbumStage {
  /** Shows the same book at another page by turning or riffling. Another book, or reduced motion, cross-fades. */
  show(book: BookPicture): void
  setLayout(layout: AlbumLayout): void
  destroy(): void
}
