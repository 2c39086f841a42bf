/** Flat furniture as HTML: the brass-rimmed panel that is cut in nine, and the back of every card. */

/** Inset of the nine cuts, in pixels of the panel texture. */
export const PANEL_SLICE = 28
export const PANEL_SIDE = 96

export const panelHtml = `<style>*{margin:0;box-sizing:border-box}body{width:96px;height:96px;background:transparent}
.brass{position:absolute;inset:6px;border-radius:16px;padding:2px;background:linear-gradient(160deg,#fff0c0,#b07c34 22%,#5a3a14 52%,#d8a654 82%,#6a4518);box-shadow:0 3px 6px #000a}
.wood{width:100%;height:100%;border-radius:14px;background:linear-gradient(#30221af2,#1a120df2);box-shadow:inset 0 1px 0 #ffebbe2e}
</style><div class="brass"><div class="wood"></div></div>`

const spark = (size: number, colour: string): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" style="display:block"><path fill="${colour}" d="M12 0c1 7 4 10.5 12 12-8 1.500-11 5-12 12-1-7-4-10.500-12-12 8-1.500 11-5 12-12z"/></svg>`

const rays = (colour: string): string =>
  `repeating-conic-gradient(from 3deg at 50% 46%,${colour} 0 6deg,transparent 6deg 12deg)`

/** Teal enamel in a gilt frame, the shop's arch with its spark, half moons at the corners. 640 × 896. */
export const cardBackHtml = `<style>*{margin:0;box-sizing:border-box}body{width:640px;height:896px;background:transparent;position:relative}
div{position:absolute}
.gilt{inset:0;border-radius:40px;background:repeating-linear-gradient(92deg,#fff0 0 2px,#ffffff14 2px 3px,#0000 3px 6px),conic-gradient(from 30deg,#6a4312,#e9c46a,#fff3c4,#b8862c,#6a4312,#e9c46a,#fff3c4,#b8862c,#6a4312);box-shadow:inset 0 0 0 3px #0008,inset 0 0 0 6px #fff5}
.field{inset:22px;border-radius:24px;overflow:hidden;background:radial-gradient(90% 66% at 50% 46%,#3a979c,#145b61 52%,#062b2f);box-shadow:0 0 0 3px #000a}
.line{inset:40px;border-radius:14px;border:3px solid #e9c46a;box-shadow:0 0 0 2px #0005,inset 0 0 0 2px #0005}
.line2{inset:52px;border-radius:8px;border:1.5px solid #e9c46a99}
.arch{left:168px;top:190px;width:304px;height:420px;border-radius:152px 152px 18px 18px;background:linear-gradient(160deg,#fff3c4,#c9923e 40%,#6a4312 70%,#e9c46a);box-shadow:0 14px 30px #0009}
.hole{inset:14px;border-radius:138px 138px 10px 10px;background:radial-gradient(80% 60% at 50% 52%,#0f5a60,#052428);box-shadow:inset 0 8px 24px #000c}
.moon{width:150px;height:150px;border-radius:50%;border:3px solid #e9c46a;background:#062b2fcc}
</style><div class="gilt"></div><div class="field"><div style="inset:0;background:${rays('#8fdcdf2b')}"></div>
<div class="moon" style="left:-75px;top:-75px"></div><div class="moon" style="right:-75px;top:-75px"></div><div class="moon" style="left:-75px;bottom:-75px"></div><div class="moon" style="right:-75px;bottom:-75px"></div>
<div style="inset:0;background:repeating-linear-gradient(45deg,#0000 0 9px,#ffffff0a 9px 10px),repeating-linear-gradient(-45deg,#0000 0 9px,#0000001c 9px 10px)"></div></div>
<div class="line"></div><div class="line2"></div>
<div style="left:82px;top:82px">${spark(34, '#e9c46a')}</div><div style="right:82px;top:82px">${spark(34, '#e9c46a')}</div><div style="left:82px;bottom:82px">${spark(34, '#e9c46a')}</div><div style="right:82px;bottom:82px">${spark(34, '#e9c46a')}</div>
<div class="arch"><div class="hole"></div><div style="left:62px;top:122px;filter:drop-shadow(0 0 22px #ffd34dcc)">${spark(180, '#ffd34d')}</div></div>
<div style="left:0;right:0;top:676px;display:flex;justify-content:center;gap:20px;align-items:center"><i style="width:120px;height:3px;background:linear-gradient(90deg,#0000,#e9c46a)"></i>${spark(44, '#ffd34d')}<i style="width:120px;height:3px;background:linear-gradient(270deg,#0000,#e9c46a)"></i></div>
<div class="field" style="background:linear-gradient(118deg,#fff3,#fff0 30%,#0000 62%,#0005);box-shadow:inset 0 0 40px #0007"></div>`
