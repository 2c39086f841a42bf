import { acquireApplication } from '../../app/application.ts'
import { DeclarativeHost } from '../../app/declarative-host.tsx'
import { watchSize } from '../../app/element-size.ts'
import { openArt } from '../../art/art.ts'
import { stageArt } from '../../art/art-addresses.ts'
import { characterArt } from '../../art/character-art.ts'
import { fontsReady } from '../../art/text.ts'
import { DuelKitProvider, DuelScene } from './duel-scene.tsx'
import type { DuelStage, DuelStageConfig } from './duel-stage-api.ts'

const PATIENCE = 2000 // ms to wait for fonts and first images
const pictures = ['bench-phone.webp', 'rune-ring.webp'].map(stageArt)

export async function openDuelStage(element: HTMLElement, config: DuelStageConfig): Promise<DuelStage> {
  const { store, reducedMotion, onCue } = config
  const art = openArt(characterArt)
  const acquired = await acquireApplication({ element, quality: config.quality, onLost: config.onLost })
  const { canvas, screen } = acquired.app
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  await Promise.all([
    fontsReady(document.fonts, patience),
    Promise.race([Promise.all([art.ready, art.settled(pictures)]), patience]),
  ])
  const host = new DeclarativeHost({
    acquired,
    subscribe: wake => store.subscribe(wake),
    unit: () => 1, // positions come from the page, in CSS pixels
    build: base => (
      <DuelKitProvider
        value={{
          ...base,
          store,
          art,
          reducedMotion,
          cue: onCue,
          width: screen.width,
          height: screen.height,
        }}
      >
        <DuelScene />
      </DuelKitProvider>
    ),
  })
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
      art.close()
    },
  }
}
