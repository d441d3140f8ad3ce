import { listProducts } from '#domain/catalog/list-products.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/home.route';
export async function loader({ context }: Route.LoaderArgs) {
  return { products: await listProducts(context.get(shopContext)) };
}
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <ul>
      {loaderData.products.map((p) => (
        <li key={p.id}>{p.name.en}</li>
      ))}
    </ul>
  );
}
