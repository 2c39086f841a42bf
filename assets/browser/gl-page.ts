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
// In bands, so that no single draw is long enough for the watchdog.
window.draw = ({ fragment, width, height, x, y, w, h, uniforms }) => {
  const program = programOf(fragment)
  gl.useProgram(program)
  const textures = targets(width, height)
  gl.viewport(0, 0, width, height)
  gl.enable(gl.SCISSOR_TEST)
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height)
  for (const [name, value] of Object.entries(uniforms)) gl.uniform1f(gl.getUniformLocation(program, name), value)
  const band = Math.max(8, Math.ceil(60000 / w))
  for (let row = 0; row < h; row += band) {
    gl.scissor(x, y + row, w, Math.min(band, h - row))
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.finish()
  }
  const out = [0, 1].map(i => {
    const pixels = new Uint8Array(w * h * 4)
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + i)
    gl.readPixels(x, y, w, h, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    return base64(pixels)
  })
  for (const texture of textures) gl.deleteTexture(texture)
  gl.deleteFramebuffer(gl.getParameter(gl.FRAMEBUFFER_BINDING))
  return out
}
</script>`
