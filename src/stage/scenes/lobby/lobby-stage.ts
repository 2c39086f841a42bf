/** Entry point of the lobby's scene: loads its code, then draws the state of the store on the page's Pixi application. */
import type { LobbyStage, LobbyStageConfig } from './lobby-stage-api.ts'

export type { LobbyStage, LobbyStageConfig } from './lobby-stage-api.ts'

/** Resolves when the lobby is drawn. Rejects if the browser cannot draw with WebGL. */
export async function mountLobbyStage(element: HTMLElement, config: LobbyStageConfig): Promise<LobbyStage> {
  const { openLobbyStage } = await import('./open-lobby-stage.tsx')
  return openLobbyStage(element, config)
}
