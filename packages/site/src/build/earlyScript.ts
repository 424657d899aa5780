/**
 * Until the page is taken over, keeps what is pressed and typed, in order, and shows at once that a button has been
 * pressed: `packages/storefront/src/ui/answerEarly.ts` answers it. Nothing else hears of it, so that nothing is answered
 * twice. Links work by themselves; after a button, one waits until that is answered, since the page would be left without
 * it, unless it is pressed again. After eight seconds the page says that its script has not come, and links wait no more.
 * As part of the script in each page's head it is written short: of the controls that these events come from, only links,
 * buttons and forms have names that begin with a, b or f.
 */
export const EARLY_SCRIPT =
  'early=[];for(let t of["click","input","change","submit"])addEventListener(t,e=>{' +
  'let c=e.target;if(t=="click")c=c.closest("button,input"+(early?.act&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey?' +
  '",a:not([target],[aria-busy])":""));if(!early||!c)return;' +
  'e.stopImmediatePropagation();let b=/^[abf]/.test(c.localName);' +
  'if(b){e.preventDefault();c.ariaBusy=early.act=true;if(c.href)early.link=c}' +
  'if(b||t=="input")early.push({type:t,control:c,value:c.value,checked:c.checked})},true);' +
  'setTimeout(()=>{if(early){document.documentElement.dataset.late="";early.act=0;early.link?.click()}},8e3);'

/** "/" moves the cursor into the search field, unless the visitor is typing: from the first moment, as the letters follow. */
export const SLASH_SCRIPT =
  'addEventListener("keydown",e=>{if(e.key=="/"&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&' +
  '!e.target.closest("input,textarea,select,[contenteditable]")){' +
  'e.preventDefault();document.querySelector("[role=search] input")?.focus()}});'
