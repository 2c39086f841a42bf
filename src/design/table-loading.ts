/**
 * The loading screen of a battle: the table in the dark, a medallion and a progress bar. The server-rendered page
 * contains it and the app shows it until the table is drawn, so that nothing flickers in between. `data-step` is the
 * current step.
 */
export const tableLoadingSteps = ['page', 'cards', 'table'] as const // the app loads, then the cards load, then the stage is drawn
export type TableLoadingStep = (typeof tableLoadingSteps)[number]

const rules = [
  '.tl{position:absolute;inset:0;z-index:1;display:grid;place-content:center;justify-items:center;gap:14px;padding:16px;text-align:center;color:#fff4dc;background:radial-gradient(80% 90% at 50% 45%,#0d090780,#0d0907e6),url(/assets/stage/bench-phone.webp) 50% 50%/cover,#0d0907;pointer-events:none}',
  'html:has(.tl){background:#0d0907}',
  '.tl-medal{position:relative;width:104px;height:104px;border:3px solid #c9923e;border-radius:50%;background:radial-gradient(circle at 50% 36%,#3a2a1c,#0f0a07 72%);box-shadow:0 0 0 2px #120a06,0 10px 26px #000c,inset 0 0 18px #000c}',
  '.tl-medal::before{content:"";position:absolute;inset:7px;border:2px dashed #8a6630;border-radius:50%;animation:tl-turn 14s linear infinite}',
  '.tl-medal::after{content:"";position:absolute;inset:28px;background:linear-gradient(#ffdd66,#e29a00);clip-path:polygon(50% 0,60% 40%,100% 50%,60% 60%,50% 100%,40% 60%,0 50%,40% 40%);animation:tl-glow 2s ease-in-out infinite}',
  '.tl-title{margin:4px 0 0;font:400 26px/1.1 "Lilita One","Arial Narrow",system-ui,sans-serif;letter-spacing:0;color:#fff4dc;text-shadow:0 2px 0 #120a06}',
  '.tl-words{margin:-6px 0 0;font:500 14px/1.35 Lexend,"Lexend fallback",system-ui,sans-serif;color:#d9c6a5}',
  '.tl-bar{display:block;width:min(260px,64vw);height:10px;overflow:hidden;border:1.5px solid #8a6630;border-radius:8px;background:#0f0a07}',
  '.tl-bar i{display:block;height:100%;border-radius:6px;background:linear-gradient(#ffdd66,#e29a00);transform-origin:0 50%}',
  '.tl[data-step=page] .tl-bar i{animation:tl-page 5s cubic-bezier(.16,1,.3,1) both}',
  '.tl[data-step=cards] .tl-bar i{animation:tl-cards 4s cubic-bezier(.16,1,.3,1) both}',
  '.tl[data-step=table] .tl-bar i{animation:tl-table 4s cubic-bezier(.16,1,.3,1) both}',
  '@keyframes tl-turn{to{transform:rotate(1turn)}}',
  '@keyframes tl-glow{50%{filter:brightness(1.35)}}',
  '@keyframes tl-page{from{transform:scaleX(.04)}to{transform:scaleX(.4)}}',
  '@keyframes tl-cards{from{transform:scaleX(.4)}to{transform:scaleX(.7)}}',
  '@keyframes tl-table{from{transform:scaleX(.7)}to{transform:scaleX(.97)}}',
  '@media (prefers-reduced-motion:reduce){.tl-medal::before,.tl-medal::after{animation:none}}',
  '@media (max-height:420px){.tl{gap:10px}.tl-medal{width:84px;height:84px}.tl-medal::after{inset:23px}}',
]

export const tableLoadingStyle = rules.join('')
