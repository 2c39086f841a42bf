/**
 * Entry point of the album: one Pixi application for the book, transparent around it. It turns pages on pointer input
 * or when it shows another page. The page owns the list of slots over it.
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
