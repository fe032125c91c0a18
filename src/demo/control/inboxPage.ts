/** `/demo/inbox`: the messages that a phone would have received, newest first. */
import type { World } from '../backend/common/world.ts';
import { escape, page, pageLanguage } from './html.ts';
import { messagesOf } from './state.ts';

const WORDS = {
  EN: { title: 'Inbox', empty: 'No messages yet.', used: 'used', reload: 'Look again' },
  AR: { title: 'الرسائل', empty: 'لا توجد رسائل بعد.', used: 'مستخدم', reload: 'تحديث' },
};

export function inboxPage(world: World, request: Request): Response {
  const lang = pageLanguage(request);
  const words = WORDS[lang];
  const cards = messagesOf(world).map(
    (message) => `<article class="card"><p class="soft">${escape(message.source)} ·
<bdi>${escape(message.to)}</bdi> · ${escape(message.sentAt.slice(11, 19))} ${message.isUsed ? words.used : ''}</p>
<p class="code"><bdi>${escape(message.code)}</bdi></p></article>`,
  );
  const list = cards.length > 0 ? cards.join('') : `<p>${words.empty}</p>`;
  const reload = `<form method="get"><button>${words.reload}</button></form>`;
  return page(words.title, lang, `<h1>${words.title}</h1>${list}${reload}`);
}
