/** The look of the first content: the shop's ground, night and widths, nothing that has to be fetched. */
const rules = [
  '.fp{min-height:100vh;display:flex;flex-direction:column;background:var(--canvas,#f3f8f9);color:var(--ink,#112b2d);font:400 16px/1.5 Lexend,"Lexend fallback",system-ui,sans-serif}',
  '.fp-head{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;min-height:72px;padding:12px max(16px,calc(50vw - 590px));background:#073235;color:#eff9fa}',
  '.fp-name{font-size:22px;font-weight:650}',
  '.fp a{color:inherit;text-decoration:underline;text-underline-offset:3px;display:inline-block;padding:10px 0}',
  '.fp-head a{text-decoration:none}',
  '.fp-row{display:flex;flex-wrap:wrap;gap:0 20px}',
  '.fp-main{flex:1;width:100%;max-width:1212px;margin:0 auto;padding:32px 16px 64px}',
  '.fp-main h1{font-size:clamp(28px,5vw,37px);line-height:1.2;margin-bottom:8px}',
  '.fp-main h2,.fp-main h3{margin:24px 0 8px}',
  '.fp-main p{max-width:68ch;margin-bottom:12px}',
  '.fp-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:24px 16px;margin:16px 0}',
  '.fp-grid li{display:flex;flex-direction:column}',
  '.fp img{max-width:100%;height:auto;object-fit:contain}',
  '.fp-list li{margin:8px 0}',
  '.fp-two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:32px;margin:16px 0 40px}',
  '.fp-price{font-size:24px;font-weight:650}',
  '.fp-foot{padding:24px max(16px,calc(50vw - 590px));background:#073235;color:#eff9fa}',
]

export const firstPaintStyle = `<style>${rules.join('')}</style>`
