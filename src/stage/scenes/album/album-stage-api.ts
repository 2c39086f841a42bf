/** What the album's stage is handed and what it can be asked. It knows pages as pictures with words, no filter and no account. */

import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../battle-stage-api.ts'
import type { AlbumLayout } from './album-layout.ts'

export interface SlotPicture {
  number: string // as printed: '027'
  slug: string | null // whose silhouette or card; null while the catalogue does not know it
  card: { nome: string; rarita: Rarity; tipo: CardType; pv: number; atk: number } | null // null: missing
  copies: string // '×3', or '' for one
  mark: string // 'Nuova', or ''
}

export interface PagePicture {
  key: string // two pages with the same key look the same
  title: string
  count: string // '5 / 9'
  foot: string // page number
  slots: readonly SlotPicture[] // nine at most
}

export interface BookPicture {
  name: string // of the choice it shows; another name is another book
  pages: readonly PagePicture[]
  at: number // the first of the pages lying open, from 0
}

export interface AlbumStageConfig {
  grip: HTMLElement // where fingers turn pages
  layout: AlbumLayout
  onTurn(at: number): void // a finger has turned to this page
  onBusy(isBusy: boolean): void // a page is in the air
  onCue(cue: CueName): void
  onLost(): void // the graphics context is gone: nothing is drawn any more
  reducedMotion: boolean
  quality?: StageQuality
}

export interface AlbumStage {
  /** The same book at another place turns or riffles; another book, or reduced motion, cross-fades. */
  show(book: BookPicture): void
  setLayout(layout: AlbumLayout): void
  destroy(): void
}
