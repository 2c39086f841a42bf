/**
 * The loading screen of a battle: the table as the stage will draw it, with both rings, and the progress where the clock
 * will be. The server-rendered page contains it and the app shows it until the table is drawn, so that nothing jumps in
 * between. `data-step` is the current step. The positions are those of the designs (844×390, 390×844, 1440×900); the
 * app replaces them by those of the layout.
 */
export const tableLoadingSteps = ['page', 'cards', 'table'] as const // the app loads, then the cards load, then the stage is drawn
export type TableLoadingStep = (typeof tableLoadingSteps)[number]

/** Milliseconds in which the loading screen disappears over the drawn table. */
export const tableLoadingFade = 320

const upright = '(max-aspect-ratio:5/6) and (max-width:1024px)' // see `src/stage/layout/layout.ts`

const rules = [
  '.tl{--u:min(100vw/844,100dvh/390);--bench:url(/assets/stage/bench-phone.webp);position:absolute;inset:0;z-index:1;overflow:hidden;isolation:isolate;display:grid;align-content:start;justify-items:center;gap:calc(6*var(--u));padding:calc(7*var(--u)) 16px 0;text-align:center;color:#fff4dc;background:#0d0907;pointer-events:none}',
  '.tl::before{content:"";position:absolute;z-index:-2;inset:calc(-24*var(--u));background:radial-gradient(70% 80% at 50% 50%,#0d090700 40%,#0d0907b3),var(--bench) 50% 50%/cover}',
  'html:has(.tl){background:#0d0907}',
  '.tl-ring{position:absolute;z-index:-1;left:calc(var(--x)*var(--u));top:calc(var(--y)*var(--u));width:calc(var(--rx)*2*var(--u));height:calc(var(--ry)*2*var(--u));transform:translate(-50%,-50%);background:radial-gradient(closest-side,#0a060499 66%,#a8742a 68% 70%,#0000 71% 73%,#b98a3e 74% 76%,var(--side) 80% 88%,#a8742a 93% 94%,#5a3a14 95%,#e0b060 97% 99%,#0000)}',
  '.tl-own{--x:183;--y:315;--rx:129;--ry:50;--side:#2f7c7866}',
  '.tl-rival{--x:621;--y:158;--rx:106;--ry:38;--side:#8a3a2466}',
  '.tl-creature{position:absolute;z-index:-1;filter:brightness(.5) saturate(.8);animation:tl-rise .3s ease-out both}',
  '.tl-medal{position:relative;width:calc(52*var(--u));height:calc(52*var(--u));border:2px solid #c9923e;border-radius:50%;background:radial-gradient(circle at 50% 36%,#3a2a1c,#0f0a07 72%);box-shadow:0 0 0 2px #120a06,0 5px 12px #000c,inset 0 0 12px #000c}',
  '.tl-medal::before{content:"";position:absolute;inset:8%;border:1.5px dashed #8a6630;border-radius:50%;animation:tl-turn 14s linear infinite}',
  '.tl-medal::after{content:"";position:absolute;inset:26%;background:linear-gradient(#ffdd66,#e29a00);clip-path:polygon(50% 0,60% 40%,100% 50%,60% 60%,50% 100%,40% 60%,0 50%,40% 40%);animation:tl-glow 2s ease-in-out infinite}',
  '.tl-title{margin:0;font:400 20px/1.1 "Lilita One","Arial Narrow",system-ui,sans-serif;letter-spacing:0;color:#fff4dc;text-shadow:0 2px 0 #120a06,0 0 10px #120a06}',
  '.tl-words{margin:0;font:500 14px/1.35 Lexend,"Lexend fallback",system-ui,sans-serif;color:#d9c6a5;text-shadow:0 1px 4px #120a06}',
  '.tl-bar{display:block;width:min(220px,56vw);height:10px;overflow:hidden;border:1.5px solid #8a6630;border-radius:8px;background:#0f0a07}',
  '.tl-bar i{display:block;height:100%;border-radius:6px;background:linear-gradient(#ffdd66,#e29a00);transform-origin:0 50%}',
  '.tl[data-step=page] .tl-bar i{animation:tl-page 5s cubic-bezier(.16,1,.3,1) both}',
  '.tl[data-step=cards] .tl-bar i{animation:tl-cards 4s cubic-bezier(.16,1,.3,1) both}',
  '.tl[data-step=table] .tl-bar i{animation:tl-table 4s cubic-bezier(.16,1,.3,1) both}',
  `.tl[data-drawn]{opacity:0;transition:opacity ${tableLoadingFade}ms ease-in}`,
  '.tl[data-drawn] .tl-creature{filter:none;transition:filter .2s}',
  '@keyframes tl-turn{to{transform:rotate(1turn)}}',
  '@keyframes tl-glow{50%{filter:brightness(1.35)}}',
  '@keyframes tl-rise{from{opacity:0}}',
  '@keyframes tl-page{from{transform:scaleX(.04)}to{transform:scaleX(.4)}}',
  '@keyframes tl-cards{from{transform:scaleX(.4)}to{transform:scaleX(.7)}}',
  '@keyframes tl-table{from{transform:scaleX(.7)}to{transform:scaleX(.97)}}',
  `@media ${upright}{.tl{--u:min(100vw/390,100dvh/700);--bench:url(/assets/stage/bench-upright.webp);padding-top:calc(8*var(--u) + env(safe-area-inset-top))}.tl-own{--x:134;--rx:111;--ry:42;top:58.5%}.tl-rival{--x:288;--rx:88;--ry:33;top:30%}}`,
  '@media (min-width:1025px){.tl{--u:min(100vw/1440,100dvh/900);--bench:url(/assets/stage/bench-desktop.webp);padding-top:calc(26*var(--u))}.tl-medal{width:calc(76*var(--u));height:calc(76*var(--u))}.tl-own{--x:330;--y:560;--rx:210;--ry:78}.tl-rival{--x:818;--y:560;--rx:210;--ry:78}}',
  '@media (prefers-reduced-motion:reduce){.tl-medal::before,.tl-medal::after,.tl-creature{animation:none}}',
]

export const tableLoadingStyle = rules.join('')

/** The rings of both sides, for pages without the app. */
export const tableLoadingRings = '<i class="tl-ring tl-rival"></i><i class="tl-ring tl-own"></i>'
