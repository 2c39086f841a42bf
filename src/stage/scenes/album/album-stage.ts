/**
 * Entry point of the album: one Pixi application for the book alone, transparent around it. It turns pages under a finger or when
 * it is shown another place; the list of slots that lies over it is the page's own.
 */
import type { AlbumStage, AlbumStageConfig } from './album-stage-api.ts'

export type {
  AlbumStage,
  AlbumStageConfig,
  BookPicture,
  PagePicture,
  SlotPicture,
} from './album-stage-api.ts'

/** Loads the code of the stage, then behaves as `openAlbumStage`. */
export async function mountAlbumStage(element: HTMLElement, config: AlbumStageConfig): Promise<AlbumStage> {
  const { openAlbumStage } = await import('./open-album-stage.ts')
  return openAlbumStage(element, config)
}
