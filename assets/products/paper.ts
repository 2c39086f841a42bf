/** Flat goods: sleeves, play mat, stickers, top loader, print. */
import { fill, logo, picture, put, rays, shadow, turned } from './pieces.ts'
import { type ToneName, tones } from './tones.ts'

export function sleeves(back: string, mascot: string, [light, deep]: readonly [string, string]): string {
  const sleeve = `<div style="padding:12px 12px 16px;border-radius:18px;background:#ffffff66;box-shadow:inset 0 0 0 2px #fffc,0 8px 16px #04202430"><img src="${back}" style="width:320px"></div>`
  const fan = [-20, -10, 0, 10, 20].map(degrees => turned(330, 210, degrees, sleeve, '50% 150%'))
  const gloss = put(
    'left:330px;top:210px;width:344px;height:476px;border-radius:18px;background:linear-gradient(112deg,#fff8,#fff0 28%,#fff0 60%,#fff6 68%,#fff0 76%)',
  )
  const tag = `<div style="width:430px;height:190px;border-radius:22px;background:linear-gradient(160deg,${light},${deep});box-shadow:0 14px 22px #04202455,inset 0 2px 0 #fff4;display:flex;align-items:center;gap:18px;padding:0 26px;color:#fff"><img src="${mascot}" style="width:170px;margin:-40px 0"><div><div style="font:400 50px/1 Lilita;color:#ffd34d">60 pz</div><div style="font:600 24px/1.2 Lexend;margin-top:6px">Bustine<br>protettive</div></div></div>`
  return shadow(500, 890, 360, 46) + fan.join('') + gloss + turned(290, 680, -4, tag)
}

export function playmat(creature: string, card: string, tone: ToneName): string {
  const [light, middle, deep] = tones[tone]
  const slots = [0, 1, 2].map(i =>
    put(
      `right:40px;top:${36 + i * 158}px;width:104px;height:142px;border-radius:12px;border:3px solid #fff7`,
    ),
  )
  const surface =
    fill(`background:radial-gradient(70% 90% at 50% 60%,${light},${middle} 50%,${deep})`) +
    fill(`background:${rays(`${light}44`)}`) +
    picture(creature, 520, 170, 0, `filter:drop-shadow(0 20px 20px ${deep})`) +
    put('left:40px;bottom:30px', logo(70, deep)) +
    slots.join('') +
    fill('background:linear-gradient(120deg,#fff3,#fff0 40%,#0003)')
  const mat = `<div style="position:relative;width:900px;height:560px;transform:scale(.86) rotateX(34deg) rotateZ(-9deg);border-radius:34px;background:#0a2c30;padding:12px;box-shadow:0 16px 0 #061d20,0 44px 50px #0424284d"><div style="position:relative;width:100%;height:100%;border-radius:26px;overflow:hidden;border:3px dashed #7cc9cdaa">${surface}</div></div>`
  return (
    shadow(500, 800, 430, 70, 0.36) +
    put('left:50px;top:200px;width:900px;height:600px;perspective:1700px', mat) +
    turned(590, 560, 14, `<img src="${card}" style="width:220px;filter:drop-shadow(0 14px 14px #0007)">`)
  )
}

/** Five die-cut stickers, bottom ones first. */
export function stickers(cut: string[]): string {
  const places = [
    [60, 60, -14, 400],
    [500, 40, 10, 430],
    [30, 490, 8, 440],
    [490, 490, -8, 450],
    [285, 285, 3, 420],
  ] as const
  return places
    .map(([x, y, degrees, width], i) =>
      turned(
        x,
        y,
        degrees,
        `<img src="${cut[i]}" style="width:${width}px;filter:drop-shadow(0 10px 10px #04202455) drop-shadow(0 2px 2px #04202466)">`,
      ),
    )
    .join('')
}

export function toploader(card: string): string {
  const gleam = fill(
    'border-radius:20px;background:linear-gradient(112deg,#fff0 24%,#fff9 30%,#fff1 40%,#fff0 60%,#fff6 66%,#fff0 71%)',
  )
  const frame = `<div style="position:relative;width:530px;height:780px;border-radius:20px;background:linear-gradient(120deg,#ffffffa0,#e8f6f788 40%,#ffffffb0);box-shadow:inset 0 0 0 3px #fff,inset 0 0 0 8px #ffffff55,0 22px 26px #04202445;padding:58px 28px 0"><img src="${card}" style="width:474px">${gleam}</div>`
  return shadow(500, 930, 300, 36) + turned(235, 110, 4, frame)
}

/** One card in its thin sleeve, leaning a little. */
export function single(card: string, lean: number): string {
  const gleam = fill(
    'border-radius:26px;background:linear-gradient(112deg,#fff0 30%,#fff6 37%,#fff0 47%,#fff0 64%,#fff4 69%,#fff0 74%)',
  )
  const sleeve = `<div style="position:relative;width:560px;padding:12px 12px 16px;border-radius:26px;background:#ffffff2e;box-shadow:inset 0 0 0 2px #ffffff8c,0 26px 30px #04202452"><img src="${card}" style="display:block;width:536px">${gleam}</div>`
  return shadow(500, 934, 320, 36) + turned(220, 100, lean, sleeve)
}

const framed = (art: string): string => {
  const mount = `<div style="background:#fbfaf6;padding:46px 46px 60px;box-shadow:inset 0 0 18px #0003">${art}</div>`
  const frame = `<div style="position:relative;padding:24px;background:linear-gradient(150deg,#4a3524,#21150e 45%,#5c4630);border-radius:6px;box-shadow:0 24px 34px #04202466,inset 0 0 0 2px #fff3,inset 0 0 0 6px #0005">${mount}${fill('background:linear-gradient(112deg,#fff5,#fff0 30%,#fff0 62%,#fff3 70%,#fff0 78%)')}</div>`
  return shadow(500, 946, 320, 34, 0.4) + turned(202, 90, 0, frame)
}

/** A framed sheet that the configurator prints on. */
export const blankPrint = (): string =>
  framed('<div style="width:456px;height:610px;background:#fff;box-shadow:inset 0 0 0 2px #0002"></div>')

/** A framed print of a card's scene, with a white mount. */
export function print(scene: string, creature: string, title: string): string {
  const art = `<div style="position:relative;width:456px;height:610px;overflow:hidden;box-shadow:inset 0 0 0 2px #0003"><img src="${scene}" style="width:100%">${picture(creature, 470, -7, 70, 'filter:drop-shadow(0 16px 18px #0008)')}${put('left:0;right:0;bottom:0;height:220px;background:linear-gradient(#0000,#0a0716cc)')}${put('left:0;right:0;bottom:34px;text-align:center;font:400 54px Lilita;color:#fff;letter-spacing:1px;text-shadow:0 4px 10px #0009', title)}</div>`
  return framed(art)
}
