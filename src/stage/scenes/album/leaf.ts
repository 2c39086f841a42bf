/** The meshes of the book: two resting pages, and a turning page that the graphics card bends. */
import { Container, Geometry, Mesh, Shader, type Texture, UniformGroup } from 'pixi.js'
import type { Curl, Sheet } from './curl.ts'
import { bedFragment, bedVertex, leafFragment, leafVertex } from './curl-light.ts'

const COLUMNS = 64
const ROWS = 44
const LIGHT = { x: 0.42, y: 0.5 } // shadows fall to the lower right
const EYE = 3.4 // height of the camera over the table, in page widths
const GHOST = 0.13

/** A grid over the unit square, with columns from the spine outwards. */
function grid(): { positions: Float32Array; indices: Uint16Array } {
  const positions = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 2)
  const indices = new Uint16Array(COLUMNS * ROWS * 6)
  let at = 0
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      positions[at++] = column / COLUMNS
      positions[at++] = row / ROWS
    }
  at = 0
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const a = row * (COLUMNS + 1) + column
      const b = a + COLUMNS + 1
      indices.set([a, a + 1, b, b, a + 1, b + 1], at)
      at += 6
    }
  return { positions, indices }
}

function turned(positions: Float32Array): Float32Array {
  const uvs = new Float32Array(positions)
  for (let at = 0; at < uvs.length; at += 2) uvs[at] = 1 - (uvs[at] ?? 0)
  return uvs
}

const makeFold = () =>
  new UniformGroup({
    uFold: { value: new Float32Array([1, 0, 1e4, 1]), type: 'vec4<f32>' },
    uSheet: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
    uLight: { value: new Float32Array([LIGHT.x, LIGHT.y]), type: 'vec2<f32>' },
    uLift: { value: 0, type: 'f32' },
    uMirror: { value: 1, type: 'f32' },
  })

type FoldUniforms = ReturnType<typeof makeFold>

function writeFold({ uniforms }: FoldUniforms, { nx, ny, at, radius }: Curl, lift: number, mirror: 1 | -1) {
  uniforms.uFold.set([nx, ny, at, Math.max(0.01, radius)])
  uniforms.uLight.set([LIGHT.x * mirror, LIGHT.y])
  uniforms.uLift = lift
  uniforms.uMirror = mirror
}

const makeOwn = (side: 1 | -1) =>
  new UniformGroup({
    uAlpha: { value: 1, type: 'f32' },
    uSide: { value: side, type: 'f32' },
    uGhost: { value: GHOST, type: 'f32' },
    uEye: { value: 1, type: 'f32' },
    uEyeAt: { value: new Float32Array([0, 0]), type: 'vec2<f32>' },
  })

const makeBedOwn = () => new UniformGroup({ uAlpha: { value: 1, type: 'f32' } })

/** A resting page on one side of the spine; its origin is the top of the spine. */
export class BedPage extends Container {
  private readonly own = makeBedOwn()
  private readonly fold = makeFold()
  private readonly shader: Shader
  private readonly geometry: Geometry

  constructor(sheet: Sheet, side: 'left' | 'right', texture: Texture) {
    super()
    const x = side === 'left' ? -sheet.w : 0
    const corners = [x, 0, x + sheet.w, 0, x + sheet.w, sheet.h, x, sheet.h]
    this.geometry = new Geometry({
      attributes: {
        aPosition: new Float32Array(corners),
        aUV: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
      },
      indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
    })
    this.fold.uniforms.uSheet.set([sheet.w, sheet.h])
    this.shader = Shader.from({
      gl: { vertex: bedVertex, fragment: bedFragment },
      resources: { uTexture: texture.source, fold: this.fold, own: this.own },
    })
    this.addChild(new Mesh({ geometry: this.geometry, shader: this.shader }))
  }

  setTexture(texture: Texture): void {
    if (this.shader.resources.uTexture !== texture.source) this.shader.resources.uTexture = texture.source
  }

  setAlpha(alpha: number): void {
    this.own.uniforms.uAlpha = alpha
    this.visible = alpha > 0
  }

  /** Draws the shadows of the turning page; `lift` 0–1. */
  shade(curl: Curl, lift: number, mirror: 1 | -1): void {
    writeFold(this.fold, curl, lift, mirror)
  }

  override destroy(): void {
    super.destroy({ children: true })
    this.shader.destroy()
    this.geometry.destroy(true)
  }
}

/** A turning page with both sides. Its spine is at x = 0. Mirrored, it turns from left to right. */
export class Leaf extends Container {
  private readonly fold = makeFold()
  private readonly sides: { shader: Shader; geometry: Geometry; own: ReturnType<typeof makeOwn> }[]

  constructor(sheet: Sheet, blank: Texture) {
    super()
    const { positions, indices } = grid()
    this.fold.uniforms.uSheet.set([sheet.w, sheet.h])
    this.sides = ([1, -1] as const).map(side => {
      const sideParts = makeOwn(side)
      sideParts.uniforms.uEye = sheet.w * EYE
      sideParts.uniforms.uEyeAt.set([0, sheet.h / 2])
      const geometry = new Geometry({
        attributes: { aPosition: positions, aUV: side === 1 ? positions : turned(positions) },
        indexBuffer: indices,
      })
      const shader = Shader.from({
        gl: { vertex: leafVertex, fragment: leafFragment },
        resources: { uTexture: blank.source, uThrough: blank.source, fold: this.fold, own: sideParts },
      })
      this.addChild(new Mesh({ geometry, shader }))
      return { shader, geometry, own: sideParts }
    })
    this.visible = false
  }

  /** Textures as seen at rest: the face before the turn, the back after it. */
  dress(face: Texture, back: Texture, mirror: 1 | -1): void {
    this.scale.x = mirror
    const [front, rear] = this.sides
    if (!front || !rear) return
    front.shader.resources.uTexture = face.source
    front.shader.resources.uThrough = back.source
    rear.shader.resources.uTexture = back.source
    rear.shader.resources.uThrough = face.source
  }

  bend(curl: Curl, lift: number, mirror: 1 | -1): void {
    writeFold(this.fold, curl, lift, mirror)
    this.visible = true
  }

  rest(): void {
    this.visible = false
  }

  /** In a book of single pages the turned one fades out next to the book. */
  setAlpha(alpha: number): void {
    for (const { own } of this.sides) own.uniforms.uAlpha = alpha
  }

  override destroy(): void {
    super.destroy({ children: true })
    for (const { shader, geometry } of this.sides) {
      shader.destroy()
      geometry.destroy(true)
    }
  }
}
