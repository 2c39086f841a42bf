/** Mounts a pack table on the application and builds it again when the size changes or the graphics card loses its data. */
import { packTiers } from '@/engine/packs/odds.ts'
import { acquireApplication } from '../../app/application.ts'
import { watchSize } from '../../app/element-size.ts'
import { openArt } from '../../art/art.ts'
import { stageArt } from '../../art/art-addresses.ts'
import { characterArt } from '../../art/character-art.ts'
import { fontsReady } from '../../art/text.ts'
import { PacksHost } from './packs-host.ts'
import type { PacksStage, PacksStageConfig } from './packs-stage-api.ts'

const PATIENCE = 2500 // ms to wait for fonts and first images, after which the table opens without the rest

const carousel = [...packTiers.map(tier => `pack-${tier}.webp`), 'shelves.webp'].map(stageArt)
const opening = ['bench-phone.webp', 'card-back-large.webp'].map(stageArt)

/** Resolves when the table is drawn, after a limited wait for images. Rejects if the browser cannot draw with WebGL. */
export async function openPacksStage(element: HTMLElement, config: PacksStageConfig): Promise<PacksStage> {
  const art = openArt(characterArt)
  const acquired = await acquireApplication({ element, quality: config.quality, onLost: config.onLost })
  const { canvas } = acquired.app
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  await Promise.all([
    fontsReady(document.fonts, patience),
    Promise.race([Promise.all([art.ready, art.settled(carousel)]), patience]),
  ])
  void art.settled(opening)
  const host = new PacksHost({ acquired, art, element, config })
  const stopSize = watchSize(element, host.rebuild)
  const restored = () => {
    art.upload()
    host.rebuild()
  }
  canvas.addEventListener('webglcontextrestored', restored)
  return {
    show: picture => host.show(picture),
    play: (event, after) => host.play(event, after),
    skip: host.skip,
    setSpeed: speed => host.clock.setSpeed(speed),
    destroy() {
      stopSize()
      canvas.removeEventListener('webglcontextrestored', restored)
      host.destroy()
      acquired.giveBack()
      art.close()
    },
  }
}
