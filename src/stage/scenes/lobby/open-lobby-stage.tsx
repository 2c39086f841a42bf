/** Mounts the lobby's scene on the application and builds it again when the size changes or the graphics card loses its data. */
import { Assets, type FederatedPointerEvent, Spritesheet, type SpritesheetData, type Texture } from 'pixi.js'
import { boundedFetch } from '@/lib/bounded-fetch.ts'
import { acquireApplication } from '../../app/application.ts'
import { DeclarativeHost } from '../../app/declarative-host.tsx'
import { readInsets, watchSize } from '../../app/element-size.ts'
import { openArt } from '../../art/art.ts'
import { stageArt } from '../../art/art-addresses.ts'
import { characterArt } from '../../art/character-art.ts'
import { fontsReady } from '../../art/text.ts'
import { LobbyKitProvider } from './lobby-kit.ts'
import { type LobbyLayout, layoutLobby } from './lobby-layout.ts'
import { LobbyScene } from './lobby-scene.tsx'
import type { LobbyStage, LobbyStageConfig } from './lobby-stage-api.ts'

const PATIENCE = 2500 // ms to wait for fonts and first images, after which the scene opens without the rest
const TOUCH = 44 // CSS pixels
const ATLAS = '/assets/atlases/creature-1'
const pictures = ['shelves.webp', 'planks.webp'].map(stageArt)

/**
 * Resolves with null if it is missing. Not `Assets.load` of the list: the build removes the module of PixiJS that reads
 * atlases.
 */
async function loadAtlas(): Promise<Spritesheet | null> {
  try {
    const [picture, list] = await Promise.all([
      Assets.load<Texture>({ src: `${ATLAS}.webp`, parser: 'texture', data: { autoGenerateMipmaps: true } }),
      boundedFetch(`${ATLAS}.json`).then(response => response.json() as Promise<SpritesheetData>),
    ])
    const atlas = new Spritesheet(picture, list)
    await atlas.parse()
    return atlas
  } catch {
    return null
  }
}

export async function openLobbyStage(element: HTMLElement, config: LobbyStageConfig): Promise<LobbyStage> {
  const { store, reducedMotion } = config
  const art = openArt(characterArt)
  let atlas: Spritesheet | null = null
  const loading = loadAtlas().then(loaded => {
    atlas = loaded
  })
  const acquired = await acquireApplication({ element, quality: config.quality, onLost: config.onLost })
  const { canvas, screen } = acquired.app
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  await Promise.all([
    fontsReady(document.fonts, patience),
    Promise.race([Promise.all([art.ready, art.settled(pictures), loading]), patience]),
  ])
  let plan: LobbyLayout
  const host = new DeclarativeHost({
    acquired,
    subscribe: wake => store.subscribe(wake),
    unit: () => {
      plan = layoutLobby(screen.width, screen.height, readInsets(element))
      return plan.unit
    },
    build: base => (
      <LobbyKitProvider
        value={{
          ...base,
          store,
          plan,
          art,
          reducedMotion,
          touch: TOUCH / plan.unit,
          creature: slug => atlas?.textures[`creature/${slug}`] ?? null,
          gesture: config.onGesture,
          cue: config.onCue,
        }}
      >
        <LobbyScene />
      </LobbyKitProvider>
    ),
  })
  const isLate = atlas === null
  await host.open()
  if (isLate) void loading.then(() => atlas && host.rebuild())
  const stopSize = watchSize(element, host.rebuild)
  const restored = () => {
    art.upload()
    host.rebuild()
  }
  const unselect = ({ target }: FederatedPointerEvent) => {
    if (target === acquired.ground && store.getState().picture?.target)
      config.onGesture({ kind: 'select', target: null })
  }
  acquired.ground.on('pointertap', unselect) // a tap on the floor
  canvas.addEventListener('webglcontextrestored', restored)
  return {
    destroy() {
      stopSize()
      canvas.removeEventListener('webglcontextrestored', restored)
      acquired.ground.off('pointertap', unselect)
      host.destroy()
      acquired.giveBack()
      art.close()
    },
  }
}
