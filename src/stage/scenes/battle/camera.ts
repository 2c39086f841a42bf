import { Container } from 'pixi.js'
import type { CameraActor } from '../../choreography/actors.ts'

/** Everything on the table, seen from a distance and an angle. `place` applies the fields that choreographies change. */
export class Camera extends Container implements CameraActor {
  zoom = 1
  tilt = 0
  readonly aim = { x: 0, y: 0 }
  readonly kick = { x: 0, y: 0 }

  place(): void {
    const { zoom, tilt, aim, kick } = this
    const along = zoom * Math.cos(tilt)
    const across = zoom * Math.sin(tilt)
    this.scale.set(zoom)
    this.rotation = tilt
    this.position.set(
      aim.x + kick.x - along * aim.x + across * aim.y,
      aim.y + kick.y - across * aim.x - along * aim.y,
    )
  }

  reset(): void {
    this.zoom = 1
    this.tilt = 0
    Object.assign(this.kick, { x: 0, y: 0 })
    this.place()
  }
}
