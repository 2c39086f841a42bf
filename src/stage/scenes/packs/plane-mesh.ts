import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import { type Area, createGrid, type Grid, type Lean, project } from './plane.ts'

/** A sheet of the stage that rotates in space. Its points are rewritten in the same buffers. */
export class PlaneMesh extends Mesh<MeshGeometry> {
  readonly grid: Grid
  private isBack = false

  constructor(texture: Texture, columns: number, rows: number, area?: Area) {
    const grid = createGrid(columns, rows, area)
    const geometry = new MeshGeometry({
      positions: grid.positions,
      uvs: grid.uvs.slice(),
      indices: grid.indices,
    })
    geometry.batchMode = 'no-batch' // its points change, so batching saves nothing
    super({ geometry, texture })
    this.grid = grid
    this.eventMode = 'none'
  }

  setPose(w: number, h: number, lean: Lean): void {
    project(this.grid, w, h, lean)
    this.moved()
  }

  /** Call it after the points were written. */
  moved(): void {
    this.geometry.getBuffer('aPosition').update()
  }

  /** Sets the visible side. The back is seen from behind. */
  show(texture: Texture, isBack: boolean): void {
    this.texture = texture
    if (isBack === this.isBack) return
    this.isBack = isBack
    this.look((u, v) => [isBack ? 1 - u : u, v])
  }

  /** Sets the texture coordinates of each point. */
  look(at: (u: number, v: number) => [number, number]): void {
    const { uvs } = this.geometry
    for (let point = 0; point < uvs.length; point += 2) {
      const [u, v] = at(this.grid.uvs[point]!, this.grid.uvs[point + 1]!)
      uvs[point] = u
      uvs[point + 1] = v
    }
    this.geometry.getBuffer('aUV').update()
  }

  override destroy(options?: Parameters<Mesh['destroy']>[0]): void {
    const { geometry } = this
    super.destroy(options)
    geometry.destroy(true)
  }
}
