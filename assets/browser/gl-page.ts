/**
 * The page that draws fragment shaders in WebGL2. It stays a string because a bundler would rewrite the functions
 * that cross into the browser. `draw` answers the two outputs of a rectangle as base64 RGBA, bottom row first.
 */
export const glPage = `<canvas id="canvas"></canvas><script>
const canvas = document.getElementById('canvas')
const gl = canvas.getContext('webgl2', { antialias: false, alpha: true })
const corner = '#version 300 es\\nvoid main(){gl_Position=vec4(gl_VertexID==1?3:-1,gl_VertexID==2?3:-1,0,1);}'

function compile(kind, source) {
  const shader = gl.createShader(kind)
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader))
  return shader
}
function link(fragment) {
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl.VERTEX_SHADER, corner))
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, fragment))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program))
  return program
}
// Linking a large shader costs seconds: the last few programs stay.
const programs = new Map()
function programOf(fragment) {
  const known = programs.get(fragment)
  if (known) return known
  if (programs.size === 6) {
    const [oldest, program] = programs.entries().next().value
    gl.deleteProgram(program)
    programs.delete(oldest)
  }
  const program = link(fragment)
  programs.set(fragment, program)
  return program
}
function targets(width, height) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  const textures = [0, 1].map(i => {
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, texture, 0)
    return texture
  })
  gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1])
  return textures
}
function base64(bytes) {
  let text = ''
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode.apply(null, bytes.subarray(i, i + 32768))
  return btoa(text)
}
const COARSE = 8 // pixels of the picture in one of the coarse look
const TILE = 32

// Which coarse cells hold anything: a ray that passes within a coarse pixel of the creature counts, so nothing thin is missed.
function coverage(program, width, height) {
  const columns = Math.ceil(width / COARSE), rows = Math.ceil(height / COARSE)
  const textures = targets(columns, rows)
  gl.viewport(0, 0, columns, rows)
  gl.scissor(0, 0, columns, rows)
  gl.uniform2f(gl.getUniformLocation(program, 'size'), columns, rows)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  const pixels = new Uint8Array(columns * rows * 4)
  gl.readBuffer(gl.COLOR_ATTACHMENT0)
  gl.readPixels(0, 0, columns, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  release(textures)
  return (x, y, w, h) => {
    const left = Math.max(0, Math.floor(x / COARSE) - 1), right = Math.min(columns - 1, Math.ceil((x + w) / COARSE))
    const low = Math.max(0, Math.floor(y / COARSE) - 1), high = Math.min(rows - 1, Math.ceil((y + h) / COARSE))
    for (let j = low; j <= high; j++)
      for (let i = left; i <= right; i++) if (pixels[(j * columns + i) * 4 + 3]) return true
    return false
  }
}
function release(textures) {
  for (const texture of textures) gl.deleteTexture(texture)
  gl.deleteFramebuffer(gl.getParameter(gl.FRAMEBUFFER_BINDING))
}
// Tiles without anything in them stay clear; the others are drawn in short runs, so that no single draw is long enough for the watchdog.
window.draw = ({ fragment, width, height, x, y, w, h, uniforms, sparse }) => {
  const program = programOf(fragment)
  gl.useProgram(program)
  gl.enable(gl.SCISSOR_TEST)
  for (const [name, value] of Object.entries(uniforms)) gl.uniform1f(gl.getUniformLocation(program, name), value)
  const holds = sparse ? coverage(program, width, height) : () => true
  const textures = targets(width, height)
  gl.viewport(0, 0, width, height)
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height)
  for (let row = 0; row < h; row += TILE) {
    const tall = Math.min(TILE, h - row)
    for (let from = 0; from < w; from += TILE) {
      let to = from
      while (to < w && holds(x + to, y + row, Math.min(TILE, w - to), tall)) to = Math.min(w, to + TILE)
      if (to === from) continue
      gl.scissor(x + from, y + row, to - from, tall)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.finish()
      from = to
    }
  }
  const out = [0, 1].map(i => {
    const pixels = new Uint8Array(w * h * 4)
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + i)
    gl.readPixels(x, y, w, h, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    return base64(pixels)
  })
  release(textures)
  return out
}
</script>`
