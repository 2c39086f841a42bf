/** Puts the lobby's scene on the application; builds it again when size or graphics card change. */
import { Assets, type Spritesheet } from 'pixi.js'
import { acquireApplication } from '../../application.ts'
import { openArt } from '../../art.ts'
import { stageArt } from '../../art-addresses.ts'
import { characterArt } from '../../character-art.ts'
import { fontsReady } from '../../text.ts'
import { watchSize } from '../battle/element-size.ts'
import { LobbyHost } from './lobby-host.tsx'
import type { LobbyStage, LobbyStageConfig } from './lobby-stage-api.ts'

const PATIENCE = 2500 // ms for fonts and first pictures, then the scene opens with what is there
const ATLAS = '/assets/atlases/creature-1.json'
const pictures = ['shelves.webp', 'planks.webp'].map(stageArt)

const loadAtlas = (): Promise<Spritesheet | null> => Assets.load<Spritesheet>(ATLAS).catch(() => null)

export async function openLobbyStage(element: HTMLElement, config: LobbyStageConfig): Promise<LobbyStage> {
  const art = openArt(characterArt)
  const loading = loadAtlas()
  const acquired = await acquireApplication({ element, quality: config.quality })
  const { canvas } = acquired.app
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  await Promise.all([
    fontsReady(document.fonts, patience),
    Promise.race([Promise.all([art.ready, art.settled(pictures), loading]), patience]),
  ])
  const host = new LobbyHost({ acquired, art, element, config })
  void loading.then(host.useAtlas)
  await host.open()
  const stopSize = watchSize(element, host.rebuild)
  const restored = () => {
    art.upload()
    host.rebuild()
  }
  canvas.addEventListener('webglcontextrestored', restored)
  return {
    destroy() {
      stopSize()
      canvas.removeEventListener('webglcontextrestored', restored)
      host.destroy()
      acquired.giveBack()
    },
  }
}
