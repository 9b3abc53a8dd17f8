import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely';

/**
 * A dialect over one connection whose transactions are savepoints, so that a whole test can stand in one transaction
 * that is rolled back at its end.
 */
export function savepointDialect(inner: Dialect): Dialect {
  return {
    createDriver: () => savepointDriver(inner.createDriver()),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createAdapter: () => inner.createAdapter(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}

function savepointDriver(driver: Driver): Driver {
  const run = (command: string) => async (connection: DatabaseConnection) =>
    void (await connection.executeQuery(CompiledQuery.raw(command)));
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
    beginTransaction: run('savepoint request'),
    commitTransaction: run('release savepoint request'),
    rollbackTransaction: run('rollback to savepoint request'),
  };
}
