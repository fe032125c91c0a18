import { apiLang } from '../api/client.ts';
import type { Sending } from '../contract/endpoint.ts';

/**
 * From general to specific: controller, call, parameters, language. Most answers contain text of
 * one language only, so each language is cached separately. Without parameters the key matches all
 * answers of a call.
 */
export function queryKey(path: string, asked?: Sending): readonly unknown[] {
  const call = [path.split('/', 1)[0], path];
  return asked ? [...call, asked, asked['lang'] ?? apiLang()] : call;
}
