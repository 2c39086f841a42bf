/** Entry point of the lobby's scene: loads its code, then draws the state of the store on the one Pixi application. */
import type { LobbyStage, LobbyStageConfig } from './lobby-stage-api.ts'

export type { LobbyStage, LobbyStageConfig } from './lobby-stage-api.ts'

/** Resolves when the lobby is drawn. Rejects where the browser cannot draw with WebGL. */
export async function mountLobbyStage(element: HTMLElement, config: LobbyStageConfig): Promise<LobbyStage> {
  const { openLobbyStage } = await import('./open-lobby-stage.tsx')
  return openLobbyStage(element, config)
}
