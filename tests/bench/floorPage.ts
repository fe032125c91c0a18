/**
 * The baseline: one fixed answer with the dishes of BIG150, without a framework, and as many bytes
 * as a first screen may need. Its head can be painted first; then follow letters instead of
 * code, the dishes, and the lines that make Add work.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { bigInOtherSizes } from '../../src/demo/venues/big/sizes.ts';
import { createDice } from '../simulate/world/dice.ts';

const BYTES = 60_000;
const TOLERANCE = 0.01;
/** Chosen so that the answer has the right number of bytes. */
const LETTERS = 75_350;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const STYLE = `body{font:16px/1.4 sans-serif;margin:0}
header{position:sticky;top:0;background:#fff;padding:12px;border-bottom:1px solid #ddd;display:flex;justify-content:space-between}
h1,h2,h3,p{margin:0}h1{font-size:20px}h2{padding:16px 12px 4px}h3{font-size:16px}
article{display:flex;gap:12px;padding:12px;border-bottom:1px solid #ddd;content-visibility:auto;contain-intrinsic-size:auto 110px}
div{flex:1}button{min-width:64px;min-height:44px;align-self:center}`;

/** The dishes do not react to taps before these lines have run. */
const SCRIPT = `let count=0
const list=document.querySelector('main')
list.addEventListener('click',({target})=>{const button=target.closest('button')
if(!button)return
count+=1
const card=button.parentElement
const shown=card.querySelector('output')||card.appendChild(document.createElement('output'))
shown.textContent=Number(shown.textContent||0)+1
document.querySelector('header output').textContent='Cart '+count})
list.inert=false`;

function page(): string {
  const venue = bigInOtherSizes.find(({ code }) => code === 'BIG150');
  const { categories = [], items = [] } = venue ?? {};
  const { below } = createDice(60);
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[below(64)]).join('');
  const card = ({ label, description, price }: (typeof items)[number]) =>
    `<article><div><h3>${label.en}</h3><p>${description?.en}</p><b>QAR ${price.toFixed(2)}</b></div><button aria-label="Add ${label.en}">Add</button></article>`;
  const sections = categories.map(({ id, label }) => {
    const cards = items.filter(({ categoryId }) => categoryId === id).map(card);
    return `<h2>${label.en}</h2>${cards.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><link rel="icon" href="data:,"><style>${STYLE}</style><header><h1>Floor</h1><output>Cart 0</output></header><!--${letters}--><main inert>${sections.join('')}</main><script>${SCRIPT}</script></html>`;
}

export function floorAnswer() {
  const html = Buffer.from(page());
  const body = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  if (Math.abs(body.length - BYTES) > BYTES * TOLERANCE) {
    throw new Error(`The floor page has ${body.length} bytes: change its LETTERS.`);
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  };
  return { body, headers };
}
