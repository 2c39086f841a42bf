/**
 * Draws a scene of @pixi/react components on the application: builds it for the element's size, and draws frames while
 * something moves.
 */
import { gsap } from 'gsap'
import type { ReactNode } from 'react'
import { DrawnTextures } from '../draw/drawn-textures.ts'
import { hasChanged } from '../timing/has-changed.ts'
import { createStageClock, type StageClock } from '../timing/stage-clock.ts'
import { TableRest } from '../timing/table-rest.ts'
import type { AcquiredApplication } from './application.ts'

const AWAKE = 20 // seconds without input before idle animations slow down
const SLOWEST = 0.001 // GSAP loses its position at lower speeds

/** Base props of a scene each time it is built. */
export interface SceneBase {
  drawn: DrawnTextures // textures at the device resolution of the scene's unit
  clock: StageClock
  isOpen(): boolean // false while the scene is shown for the first time, and after its size has changed
}

interface SceneHostDeps {
  acquired: AcquiredApplication
  /** CSS pixels per layout unit for the current size. */
  unit(): number
  build(base: SceneBase): ReactNode
  /** Subscribes to the content of the scene. Returns a function that unsubscribes. */
  subscribe(wake: () => void): () => void
}

export class DeclarativeHost {
  private readonly clock = createStageClock()
  private readonly rest = new TableRest(AWAKE, () => this.drawChange())
  private readonly unsubscribe: () => void
  private drawn: DrawnTextures | null = null
  private generation = 0
  private isOpen = false

  constructor(private readonly deps: SceneHostDeps) {
    this.unsubscribe = deps.subscribe(this.rest.wake)
    gsap.ticker.add(this.frame)
  }

  /** Resolves when the first picture is on the canvas. */
  async open(): Promise<void> {
    await this.build()
    this.drawChange()
    this.isOpen = true
  }

  /** Builds the scene again for another size, or with textures that have loaded. */
  readonly rebuild = (): void => {
    this.isOpen = false
    this.deps.acquired.resize()
    this.rest.wake()
    void this.build().then(() => {
      this.isOpen = true
    })
  }

  destroy(): void {
    this.unsubscribe()
    this.rest.destroy()
    gsap.ticker.remove(this.frame)
    this.clock.destroy()
    this.drawn?.destroy()
  }

  private readonly frame = (): void => {
    const pace = this.rest.advance()
    this.clock.setPaused(pace === 0) // the least movement would be a change to draw
    this.clock.setSpeed(Math.max(pace, SLOWEST))
    if (pace > 0) this.deps.acquired.app.render()
    else if (!this.drawChange()) this.rest.begin()
  }

  private drawChange(): boolean {
    const isOther = hasChanged(this.deps.acquired.app.stage)
    if (isOther) this.deps.acquired.app.render()
    return isOther
  }

  private async build(): Promise<void> {
    const { acquired, unit, build } = this.deps
    const before = this.drawn
    const scale = unit()
    const drawn = new DrawnTextures(acquired.app.renderer.resolution * scale)
    this.drawn = drawn
    this.generation += 1
    const scene = build({ drawn, clock: this.clock, isOpen: () => this.isOpen })
    await acquired.show(
      <pixiContainer key={this.generation} scale={scale}>
        {scene}
      </pixiContainer>,
    )
    before?.destroy()
  }
}
