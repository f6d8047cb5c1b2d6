import type { Container } from 'inversify';

declare const holds: unique symbol;

/** A container key that knows the type of its value. */
export type Token<T> = symbol & { readonly [holds]?: T };

/** Only the compiler sees the type of a token's value; at run time it is a plain symbol. */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

type Tokens<A extends readonly unknown[]> = { readonly [K in keyof A]: Token<A[K]> };

/** Binds a plain factory: no decorators, and the compiler checks every argument. */
export function provide<T, A extends readonly unknown[]>(
  container: Container,
  key: Token<T>,
  needs: Tokens<A>,
  make: (...needs: A) => T,
): void {
  container
    .bind<T>(key)
    // The tokens know the type of each argument; the container only knows that something is bound to each.
    .toDynamicValue((context) => make(...(needs.map((need) => context.get(need)) as unknown as A)))
    .inSingletonScope();
}

/** The value of a token; a token without one is a programmer's mistake, and the container throws. */
export const resolve = <T>(container: Container, key: Token<T>): T => container.get<T>(key);
